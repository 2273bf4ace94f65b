import type {
  OperatorRestriction,
  OperatorRestrictions,
  RestrictionConsidered,
  RestrictionText,
} from '#contract/calls/operator-restrictions.ts';

export type Restriction = OperatorRestriction;
export type RestrictionsPage = OperatorRestrictions;

export interface RestrictionFilters {
  state: 'ENDED' | 'OPEN';
  keyword: string;
}

export interface ListRequest extends RestrictionFilters {
  /** Cursor of the loaded page; null for the first page. */
  after: string | null;
}

/** The row as typed; times are wall clock times in Shanghai: yyyy-MM-ddTHH:mm. */
export interface RestrictionDraft {
  partyKind: RestrictionText['partyKind'];
  partyCode: string;
  dgClass: string;
  unNo: string;
  subsidiaryClass: string;
  compatibilityGroup: string;
  packingGroup: string;
  specialProvision: string;
  limitedQuantity: string;
  limitKg: string;
  source: string;
  /** Empty for now. */
  validFrom: string;
  /** Empty for an open end. */
  validTo: string;
}

export type DraftField = keyof RestrictionDraft;
export type DraftError = 'BEFORE_START' | 'MISSING' | 'NOT_A_NUMBER' | 'NOT_A_PROVISION' | 'NOT_KILOGRAMS' | 'NO_GOODS';
/** By field: an error found here, or the server's message. */
export type DraftErrors = Partial<Record<DraftField, DraftError | { message: string }>>;

export interface ConsiderRequest {
  /** Null for a new row. */
  of: { id: string; version: number } | null;
  restriction: RestrictionText;
}

export interface SaveRequest extends ConsiderRequest {
  key: string;
}

export interface EndRequest {
  id: string;
  version: number;
}

/** Another operator saved first. */
interface Taken {
  outcome: 'taken';
  theirs: Restriction;
}

export type Considered = Taken | { outcome: 'considered'; considered: RestrictionConsidered };
export type Saved = Taken | { outcome: 'saved' };

export interface RestrictionsFailure {
  of: 'consider' | 'end' | 'list' | 'save';
  message: string;
}

export interface OperatorRestrictionsContext {
  filters: RestrictionFilters;
  list: RestrictionsPage | null;
  /** The row being edited or ended; null for a new one. */
  of: Restriction | null;
  draft: RestrictionDraft | null;
  errors: DraftErrors;
  /** Preview of what the draft would refuse; null until it was requested for the current draft. */
  considered: RestrictionConsidered | null;
  /** The row as another operator saved it. */
  theirs: Restriction | null;
  done: 'ended' | 'saved' | null;
  failure: RestrictionsFailure | null;
}

export type OperatorRestrictionsEvent =
  | { type: 'filters.changed'; filters: RestrictionFilters }
  | { type: 'list.more' }
  | { type: 'list.renew' }
  | { type: 'row.add' }
  | { type: 'row.edit'; id: string }
  | { type: 'row.end'; id: string }
  | { type: 'field.typed'; field: DraftField; value: string }
  | { type: 'draft.submit' }
  | { type: 'draft.change' }
  | { type: 'draft.save' }
  | { type: 'draft.drop' }
  | { type: 'mine.keep' }
  | { type: 'theirs.take' }
  | { type: 'end.keep' }
  | { type: 'end.confirm' };
