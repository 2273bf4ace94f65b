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

/** Filters of the list. */
export interface SearchFilters {
  carriers: readonly string[];
  /** Only direct sailings, only transhipments, or null for both. */
  isDirect: boolean | null;
  transitDaysMax: number | null;
  /** 0 is Sunday. */
  weekdays: readonly number[];
  hasContractPrice: boolean;
  onlyBookable: boolean;
}

/** The complete state of the page, encoded in the URL. */
export interface SearchTerms extends SearchFilters {
  /** The chosen name, or the typed text while the code is empty. */
  orgPort: string;
  orgPortCode: string;
  dstPort: string;
  dstPortCode: string;
  isDanger: 'N' | 'Y';
  boxes: readonly SearchBox[];
  unNo: string;
  volume: string;
  weight: string;
  /** yyyy-MM-dd; null selects the server's default: thirty days from today. */
  etdFrom: string | null;
  etdTo: string | null;
  sort: SearchSort;
  /** Sorted by the price of this container type; null sorts by the total. */
  sortBox: ContainerCode | null;
  page: number;
  pageSize: (typeof PAGE_SIZES)[number];
  /** The compared prices, at most four. */
  compared: readonly string[];
  /** The comparison is open over the list. */
  isComparing: boolean;
}

export type FormTerms = Pick<SearchTerms, 'isDanger' | 'boxes' | 'unNo' | 'volume' | 'weight' | 'etdFrom' | 'etdTo'>;

/** One edit by the user; the rules derive its consequences. */
export type SearchEdit =
  /** Typed text clears the chosen port. */
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

/** A list searches after each edit; a form (home, enquiry) only keeps the terms and submits them. */
export type SearchMode = 'form' | 'list';

export interface SearchInput {
  mode: SearchMode;
  recent?: RecentLocations;
}

export interface SearchContext {
  mode: SearchMode;
  terms: SearchTerms;
  showErrors: boolean;
  answer: SellingAnswer | null;
  /** The terms of `answer`, used by its texts and links. */
  answered: SearchTerms | null;
  failure: string | null;
  recent: RecentLocations;
}

export type SearchEvent =
  /** The query string of the page's URL, once at the start and after each change. */
  | { type: 'address.changed'; query: string }
  /** Recently chosen ports changed, on any page. */
  | { type: 'recent.changed'; recent: RecentLocations }
  | { type: 'search.edit'; edit: SearchEdit }
  /** Adds a price to the comparison, or removes it. */
  | { type: 'search.compare'; priceId: string }
  /** A form may name the path of the service whose list opens. */
  | { type: 'search.submit'; list?: string }
  /** Repeats the last request. */
  | { type: 'search.retry' };
