import type { SellingAnswer, SellingRequest } from '#contract/calls/item.ts';
import type { PAGE_SIZES } from '#domain/limits.ts';
import type { LaneSide, RecentLocations } from '#domain/locations/recent.ts';
import type { ContainerCode } from '#domain/reference/container-codes.ts';

export type SearchSide = LaneSide;
export type SearchSort = NonNullable<SellingRequest['sort']>;

export interface SearchBox {
  ctnType: ContainerCode;
  quantity: number;
}

/** What narrows the list without changing what is asked for. */
export interface SearchFilters {
  carriers: readonly string[];
  /** Only direct sailings, only those by way of another port, or null for both. */
  isDirect: boolean | null;
  transitDaysMax: number | null;
  /** 0 is Sunday. */
  weekdays: readonly number[];
  hasContractPrice: boolean;
  onlyBookable: boolean;
}

/** Everything that makes the screen: the address carries it whole. */
export interface SearchTerms extends SearchFilters {
  /** The name as chosen, or the text as typed while the code is empty. */
  orgPort: string;
  orgPortCode: string;
  dstPort: string;
  dstPortCode: string;
  isDanger: 'N' | 'Y';
  boxes: readonly SearchBox[];
  /** As typed. */
  unNo: string;
  volume: string;
  weight: string;
  /** yyyy-MM-dd; null leaves the choice to the server: from today, thirty days. */
  etdFrom: string | null;
  etdTo: string | null;
  sort: SearchSort;
  /** Sorted by the price of this box; null: by what all boxes cost. */
  sortBox: ContainerCode | null;
  page: number;
  pageSize: (typeof PAGE_SIZES)[number];
  /** Prices side by side, four at most. */
  compared: readonly string[];
  /** The prices that were picked stand side by side over the list. */
  isComparing: boolean;
}

export type FormTerms = Pick<SearchTerms, 'isDanger' | 'boxes' | 'unNo' | 'volume' | 'weight' | 'etdFrom' | 'etdTo'>;

/** One change by the person; what follows from it is the rules' business. */
export type SearchEdit =
  /** Text without a choice from the list: no port is chosen any more. */
  | { kind: 'typed'; side: SearchSide; text: string }
  | { kind: 'chosen'; side: SearchSide; code: string; name: string }
  | { kind: 'swapped' }
  | { kind: 'form'; change: Partial<FormTerms> }
  | { kind: 'filters'; change: Partial<SearchFilters> }
  | { kind: 'filtersCleared' }
  | { kind: 'sorted'; sort: SearchSort; box?: ContainerCode }
  | { kind: 'paged'; page: number }
  | { kind: 'sized'; pageSize: SearchTerms['pageSize'] }
  | { kind: 'comparing'; isOpen: boolean }
  | { kind: 'comparedCleared' };

export type SearchField = 'boxes' | 'dates' | 'destination' | 'origin' | 'unNo' | 'volume' | 'weight';

export type SearchError =
  | 'MISSING'
  /** Typed, but not chosen from the list. */
  | 'NOT_CHOSEN'
  | 'SAME_PORTS'
  | 'NOT_A_NUMBER'
  | 'OUT_OF_RANGE'
  | 'UN_NUMBER'
  | 'DAYS_BACKWARDS'
  | 'DAYS_TOO_MANY';

export type SearchErrors = Readonly<Partial<Record<SearchField, SearchError>>>;

/** A list answers at once; a form (home, enquiry) only keeps the terms and hands them on. */
export type SearchMode = 'form' | 'list';

export interface SearchInput {
  mode: SearchMode;
  recent?: RecentLocations;
}

export interface SearchContext {
  mode: SearchMode;
  terms: SearchTerms;
  /** Field errors are shown from the first try to search on. */
  showErrors: boolean;
  answer: SellingAnswer | null;
  /** The terms that led to `answer`: texts beside its amounts and links in its rows use them. */
  answered: SearchTerms | null;
  failure: string | null;
  recent: RecentLocations;
}

export type SearchEvent =
  /** The query string of the page's address, first at once and then whenever it changes. */
  | { type: 'address.changed'; query: string }
  /** What was chosen last, here or anywhere else on the site. */
  | { type: 'recent.changed'; recent: RecentLocations }
  | { type: 'search.edit'; edit: SearchEdit }
  /** Puts a price beside the others, or takes it away. */
  | { type: 'search.compare'; priceId: string }
  /** A form may name the service whose list opens, by its path. */
  | { type: 'search.submit'; list?: string }
  /** Asks again what was asked before. */
  | { type: 'search.retry' };
