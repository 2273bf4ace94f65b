import type { SellingAnswer, SellingRequest } from '#contract/calls/item.ts';
import { readUnNumber } from '#domain/dangerous-goods/numbers.ts';
import { BOXES_OF_A_TYPE, COMPARED_AT_MOST, SPAN_DAYS_AT_MOST } from '#domain/limits.ts';
import { type RecentLocations, withRecent } from '#domain/locations/recent.ts';
import { type QuantityLimits, readQuantity, VOLUME_LIMITS, WEIGHT_LIMITS } from '#domain/quantity.ts';
import { daysBetween } from '#domain/schedule/day.ts';
import { defaultTerms, encodeTerms } from './search.rules.ts';
import type { SearchEdit, SearchError, SearchErrors, SearchFilters, SearchSide, SearchTerms } from './search.types.ts';

const usualFilters: SearchFilters = {
  carriers: defaultTerms.carriers,
  isDirect: defaultTerms.isDirect,
  transitDaysMax: defaultTerms.transitDaysMax,
  weekdays: defaultTerms.weekdays,
  hasContractPrice: defaultTerms.hasContractPrice,
  onlyBookable: defaultTerms.onlyBookable,
};

const withPort = (side: SearchSide, name: string, code: string): Partial<SearchTerms> =>
  side === 'origin' ? { orgPort: name, orgPortCode: code } : { dstPort: name, dstPortCode: code };

function changeOf(terms: SearchTerms, edit: SearchEdit): Partial<SearchTerms> {
  switch (edit.kind) {
    case 'typed':
      return withPort(edit.side, edit.text, '');
    case 'chosen':
      return withPort(edit.side, edit.name, edit.code);
    case 'swapped':
      return {
        orgPort: terms.dstPort,
        orgPortCode: terms.dstPortCode,
        dstPort: terms.orgPort,
        dstPortCode: terms.orgPortCode,
      };
    case 'filtersCleared':
      return usualFilters;
    case 'sorted':
      return { sort: edit.sort, sortBox: edit.box ?? null };
    case 'paged':
      return { page: edit.page };
    case 'sized':
      return { pageSize: edit.pageSize };
    case 'comparing':
      return { isComparing: edit.isOpen };
    case 'comparedCleared':
      return { compared: [], isComparing: false };
    default:
      return edit.change;
  }
}

/** Rows of another lane or kind of cargo are not kept as stale rows. */
export const isSameLane = (a: SearchTerms, b: SearchTerms) =>
  a.orgPortCode === b.orgPortCode && a.dstPortCode === b.dstPortCode && a.isDanger === b.isDanger;

/** Edits that do not change the rows keep the page number. */
const KEEPS_PAGE: readonly SearchEdit['kind'][] = ['comparing', 'comparedCleared'];

/** Any other edit returns to the first page unless it names one; another lane resets comparison and carriers. */
export function editTerms(terms: SearchTerms, edit: SearchEdit): SearchTerms {
  const changed = { ...terms, ...(KEEPS_PAGE.includes(edit.kind) ? {} : { page: 1 }), ...changeOf(terms, edit) };
  return isSameLane(changed, terms) ? changed : { ...changed, compared: [], isComparing: false, carriers: [] };
}

export const recentAfter = (recent: RecentLocations, edit: SearchEdit): RecentLocations =>
  edit.kind === 'chosen' ? withRecent(recent, edit.side, edit.code) : recent;

export const isComparable = ({ compared }: SearchTerms, priceId: string) =>
  compared.includes(priceId) || compared.length < COMPARED_AT_MOST;

export function toggleCompared(terms: SearchTerms, priceId: string): SearchTerms {
  const compared = terms.compared.includes(priceId)
    ? terms.compared.filter((one) => one !== priceId)
    : [...terms.compared, priceId];
  return { ...terms, compared, isComparing: terms.isComparing && compared.length > 0 };
}

/** The query for compared prices: without the list's filters and the names of its ports. */
export const comparedTerms = (terms: SearchTerms): SearchTerms => ({
  ...terms,
  ...usualFilters,
  orgPort: '',
  dstPort: '',
  sort: 'recommended',
  sortBox: null,
  page: 1,
  pageSize: 10,
  etdFrom: null,
  etdTo: null,
});

export const comparedRequest = (terms: SearchTerms): SellingRequest => ({
  ...requestOf(comparedTerms(terms)),
  priceIds: [...terms.compared],
});

function quantityError(typed: string, limits: QuantityLimits): SearchError | undefined {
  const read = readQuantity(typed, limits);
  if (read.ok || read.problem === 'EMPTY') return undefined;
  return read.problem === 'TOO_SMALL' || read.problem === 'TOO_LARGE' ? 'OUT_OF_RANGE' : 'NOT_A_NUMBER';
}

const locationError = (name: string, code: string): SearchError | undefined => {
  if (code !== '') return undefined;
  return name.trim() === '' ? 'MISSING' : 'NOT_CHOSEN';
};

function daysError({ etdFrom, etdTo }: SearchTerms): SearchError | undefined {
  if (etdFrom === null || etdTo === null) return undefined;
  const days = daysBetween(etdFrom, etdTo);
  if (days < 0) return 'DAYS_BACKWARDS';
  return days > SPAN_DAYS_AT_MOST ? 'DAYS_TOO_MANY' : undefined;
}

/** Validates the terms; returns their errors by field. */
export function errorsOf(terms: SearchTerms): SearchErrors {
  const areSame = terms.orgPortCode !== '' && terms.orgPortCode === terms.dstPortCode;
  const isUnNumberWrong = terms.isDanger === 'Y' && terms.unNo.trim() !== '' && readUnNumber(terms.unNo) === null;
  const found: [keyof SearchErrors, SearchError | undefined][] = [
    ['origin', locationError(terms.orgPort, terms.orgPortCode)],
    ['destination', areSame ? 'SAME_PORTS' : locationError(terms.dstPort, terms.dstPortCode)],
    ['boxes', terms.boxes.every(({ quantity }) => isQuantity(quantity)) ? undefined : 'OUT_OF_RANGE'],
    ['dates', daysError(terms)],
    ['unNo', isUnNumberWrong ? 'UN_NUMBER' : undefined],
    ['volume', quantityError(terms.volume, VOLUME_LIMITS)],
    ['weight', quantityError(terms.weight, WEIGHT_LIMITS)],
  ];
  return Object.fromEntries(found.filter(([, error]) => error !== undefined));
}

const isQuantity = (count: number) => Number.isInteger(count) && count >= 1 && count <= BOXES_OF_A_TYPE;

export const isComplete = (terms: SearchTerms) => Object.keys(errorsOf(terms)).length === 0;

/** Converts complete terms to a request. */
export function requestOf(terms: SearchTerms): SellingRequest {
  const volume = readQuantity(terms.volume, VOLUME_LIMITS);
  const weight = readQuantity(terms.weight, WEIGHT_LIMITS);
  const unNo = terms.isDanger === 'Y' ? readUnNumber(terms.unNo) : null;
  return {
    service: 'fcl',
    orgPortCode: terms.orgPortCode,
    dstPortCode: terms.dstPortCode,
    isDanger: terms.isDanger,
    boxes: terms.boxes.map((box) => ({ ...box })),
    ...(unNo === null ? {} : { unNo }),
    ...(volume.ok ? { volume: volume.value } : {}),
    ...(weight.ok ? { weight: weight.value } : {}),
    ...(terms.etdFrom === null ? {} : { etdFrom: terms.etdFrom }),
    ...(terms.etdTo === null ? {} : { etdTo: terms.etdTo }),
    carriers: [...terms.carriers],
    ...(terms.isDirect === null ? {} : { direct: terms.isDirect }),
    ...(terms.transitDaysMax === null ? {} : { transitDaysMax: terms.transitDaysMax }),
    weekdays: [...terms.weekdays],
    hasContractPrice: terms.hasContractPrice,
    onlyBookable: terms.onlyBookable,
    sort: terms.sort,
    ...(terms.sortBox === null ? {} : { sortBox: terms.sortBox }),
    page: terms.page,
    pageSize: terms.pageSize,
  };
}

/** Equal for terms with the same answer: the comparison and the names of ports send no request. */
export const keyOf = (terms: SearchTerms): string => JSON.stringify(requestOf(terms));

export const isAnswerOf = (terms: SearchTerms, answered: SearchTerms | null) =>
  answered !== null && keyOf(answered) === keyOf(terms);

export const isSameAddress = (a: SearchTerms, b: SearchTerms) => encodeTerms(a) === encodeTerms(b);

/** Replaces the port names of the URL by those of the server. */
export const namedBy = (terms: SearchTerms, { org, dst }: SellingAnswer): SearchTerms => ({
  ...terms,
  orgPort: org?.nameCn ?? terms.orgPort,
  dstPort: dst?.nameCn ?? terms.dstPort,
});
