/** One thing of the company's own that has fields and no deadline: a code, or what it says of itself. */
export interface DeskRecord {
  id: string;
  version: number;
  fields: Readonly<Record<string, string>>;
  /** What stands in the place of a field that is empty. */
  fallbacks: Readonly<Record<string, string>>;
  /** Null where no operator has touched it. */
  editedBy: string | null;
  editedAt: number | null;
}

export interface RecordsPage {
  items: readonly DeskRecord[];
  total: number;
  /** Where the next page begins; null at the end of the list. */
  next: string | null;
}

export interface RecordFilters {
  kind: string;
  keyword: string;
}

export interface RecordsRequest extends RecordFilters {
  /** Where the page before ended; null for the first. */
  after: string | null;
}

export interface RecordToSave {
  kind: string;
  /** Null for a new one. */
  of: { id: string; version: number } | null;
  fields: Readonly<Record<string, string>>;
}

export type RecordSaved = { outcome: 'saved' } | { outcome: 'taken'; theirs: DeskRecord };

export interface RecordsFailure {
  of: 'list' | 'save';
  message: string;
}

export interface DeskRecordsInput {
  /** Which kind is listed first. */
  kind: string;
}

export interface DeskRecordsContext {
  filters: RecordFilters;
  list: RecordsPage | null;
  /** The one that is changed; null for a new one. */
  of: DeskRecord | null;
  /** Null while nothing is written. */
  draft: Readonly<Record<string, string>> | null;
  /** By field, what the server says of it. */
  errors: Readonly<Record<string, string>>;
  /** Somebody else saved first: what they made of it is the one that is changed by now. */
  isTaken: boolean;
  isSaved: boolean;
  failure: RecordsFailure | null;
}

export type DeskRecordsEvent =
  | { type: 'filters.changed'; filters: RecordFilters }
  | { type: 'list.more' }
  | { type: 'list.renew' }
  | { type: 'row.add' }
  | { type: 'row.edit'; id: string }
  | { type: 'field.typed'; field: string; value: string }
  | { type: 'draft.save' }
  | { type: 'draft.drop' };
