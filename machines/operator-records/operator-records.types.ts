/** A record of the company without a deadline: a code of the reference tables or a company fact. */
export interface OperatorRecord {
  id: string;
  version: number;
  fields: Readonly<Record<string, string>>;
  /** Values shown for empty fields. */
  fallbacks: Readonly<Record<string, string>>;
  /** Null when no operator has edited it. */
  editedBy: string | null;
  editedAt: number | null;
}

export interface RecordsPage {
  items: readonly OperatorRecord[];
  total: number;
  /** Cursor of the next page; null at the end of the list. */
  next: string | null;
}

export interface RecordFilters {
  kind: string;
  keyword: string;
}

export interface RecordsRequest extends RecordFilters {
  /** Cursor of the loaded page; null for the first page. */
  after: string | null;
}

export interface RecordToSave {
  kind: string;
  /** Null for a new record. */
  of: { id: string; version: number } | null;
  fields: Readonly<Record<string, string>>;
}

export type RecordSaved = { outcome: 'saved' } | { outcome: 'taken'; theirs: OperatorRecord };

export interface RecordsFailure {
  of: 'list' | 'save';
  message: string;
}

export interface OperatorRecordsInput {
  /** The kind that is listed first. */
  kind: string;
}

export interface OperatorRecordsContext {
  filters: RecordFilters;
  list: RecordsPage | null;
  /** The record being edited; null for a new one. */
  of: OperatorRecord | null;
  draft: Readonly<Record<string, string>> | null;
  errors: Readonly<Record<string, string>>;
  /** Another operator saved first: `of` holds their version. */
  isTaken: boolean;
  isSaved: boolean;
  failure: RecordsFailure | null;
}

export type OperatorRecordsEvent =
  | { type: 'filters.changed'; filters: RecordFilters }
  | { type: 'list.more' }
  | { type: 'list.renew' }
  | { type: 'row.add' }
  | { type: 'row.edit'; id: string }
  | { type: 'field.typed'; field: string; value: string }
  | { type: 'draft.save' }
  | { type: 'draft.drop' };
