import { COMPARED_AT_MOST, DEFAULT_IS_DANGER, PAGE_SIZES } from '#domain/limits.ts';
import { readBoxes, writeBoxes } from '#domain/orders/box-text.ts';
import { readFields } from '#domain/query-text.ts';
import { containerCodes } from '#domain/reference/container-codes.ts';
import type { SearchSort, SearchTerms } from './search.types.ts';

export const defaultTerms: SearchTerms = {
  orgPort: '',
  orgPortCode: '',
  dstPort: '',
  dstPortCode: '',
  isDanger: DEFAULT_IS_DANGER,
  boxes: [],
  unNo: '',
  volume: '',
  weight: '',
  etdFrom: null,
  etdTo: null,
  carriers: [],
  isDirect: null,
  transitDaysMax: null,
  weekdays: [],
  hasContractPrice: false,
  onlyBookable: false,
  sort: 'recommended',
  sortBox: null,
  page: 1,
  pageSize: 20,
  compared: [],
  isComparing: false,
};

const LONGEST_TEXT = 40;
const MOST_CARRIERS = 20;
/** Sort orders in the URL; the default order is left out. */
const SORTS: readonly SearchSort[] = ['price', 'transit', 'etd'];
const CODE = /^[A-Z0-9][A-Z0-9-]{1,9}$/;
const CARRIER = /^[A-Z0-9][A-Z0-9-]{1,11}$/;
const PRICE_ID = /^[A-Za-z0-9_-]{1,100}$/;
const DAY = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;
const CONTROL = /[\p{Cc}\p{Cf}\p{Cs}<>]/gu;

/**
 * Encodes the terms as a query string without its question mark; defaults are left out, so equal terms yield equal
 * text.
 */
export function encodeTerms(terms: SearchTerms): string {
  const fields: [string, string][] = [];
  const put = (name: string, value: string) => {
    if (value !== '') fields.push([name, value]);
  };
  if (terms.orgPortCode !== '') put('orgPort', terms.orgPort);
  put('orgPortCode', terms.orgPortCode);
  if (terms.dstPortCode !== '') put('dstPort', terms.dstPort);
  put('dstPortCode', terms.dstPortCode);
  put('isDanger', terms.isDanger === DEFAULT_IS_DANGER ? '' : terms.isDanger);
  put('boxes', writeBoxes(terms.boxes));
  put('unNo', terms.unNo);
  put('volume', terms.volume);
  put('weight', terms.weight);
  put('etdFrom', terms.etdFrom ?? '');
  put('etdTo', terms.etdTo ?? '');
  put('carriers', terms.carriers.join(','));
  if (terms.isDirect !== null) put('direct', terms.isDirect ? 'Y' : 'N');
  put('transit', terms.transitDaysMax === null ? '' : String(terms.transitDaysMax));
  put('weekdays', terms.weekdays.join(','));
  put('contract', terms.hasContractPrice ? 'Y' : '');
  put('bookable', terms.onlyBookable ? 'Y' : '');
  put('sort', terms.sort === defaultTerms.sort ? '' : terms.sort);
  put('sortBox', terms.sortBox ?? '');
  put('page', terms.page === 1 ? '' : String(terms.page));
  put('size', terms.pageSize === defaultTerms.pageSize ? '' : String(terms.pageSize));
  put('compare', terms.compared.join(','));
  put('comparing', terms.isComparing ? 'Y' : '');
  return fields.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&');
}

/** Parses the search query; invalid values fall back to defaults. Never throws. */
export function decodeTerms(query: string): SearchTerms {
  const fields = readFields(query);
  const text = (name: string) => (fields.get(name) ?? '').replace(CONTROL, '').trim().slice(0, LONGEST_TEXT);
  const code = (name: string) => {
    const upper = (fields.get(name) ?? '').trim().toUpperCase();
    return CODE.test(upper) ? upper : '';
  };
  const list = (name: string, most: number, holds: (item: string) => boolean) =>
    [...new Set((fields.get(name) ?? '').split(',').filter(holds))].slice(0, most);
  const day = (name: string) => (DAY.test(text(name)) ? text(name) : null);
  const isYes = (name: string) => fields.get(name) === 'Y';
  const orgPortCode = code('orgPortCode');
  const dstPortCode = code('dstPortCode');
  const sort = SORTS.find((one) => one === fields.get('sort')) ?? defaultTerms.sort;
  const compared = list('compare', COMPARED_AT_MOST, (item) => PRICE_ID.test(item));
  return {
    orgPort: text('orgPort') || orgPortCode,
    orgPortCode,
    dstPort: text('dstPort') || dstPortCode,
    dstPortCode,
    isDanger: fields.get('isDanger') === 'N' ? 'N' : DEFAULT_IS_DANGER,
    boxes: readBoxes(fields.get('boxes') ?? ''),
    unNo: text('unNo'),
    volume: text('volume'),
    weight: text('weight'),
    etdFrom: day('etdFrom'),
    etdTo: day('etdTo'),
    carriers: list('carriers', MOST_CARRIERS, (item) => CARRIER.test(item)),
    isDirect: fields.get('direct') === 'N' ? false : isYes('direct') || null,
    transitDaysMax: wholeNumber(fields.get('transit'), 120),
    weekdays: list('weekdays', 7, (item) => /^[0-6]$/.test(item)).map(Number),
    hasContractPrice: isYes('contract'),
    onlyBookable: isYes('bookable'),
    sort,
    sortBox: (sort === 'price' && containerCodes.find((box) => box === fields.get('sortBox'))) || null,
    page: wholeNumber(fields.get('page'), 10_000) ?? 1,
    pageSize: PAGE_SIZES.find((size) => String(size) === fields.get('size')) ?? defaultTerms.pageSize,
    compared,
    isComparing: compared.length > 0 && isYes('comparing'),
  };
}

function wholeNumber(text: string | undefined, most: number): number | null {
  if (text === undefined || !/^[1-9]\d{0,4}$/.test(text)) return null;
  return Number(text) <= most ? Number(text) : null;
}

/** The container type of the sailing dates' prices when none is requested. */
export const USUAL_BOX = '20GP';

type DaysTerms = Pick<SearchTerms, 'boxes' | 'carriers' | 'dstPortCode' | 'isDanger' | 'orgPortCode'>;

/** The query for sailing dates: their prices are for the first container type and the list's carriers. */
export const daysQuery = ({ orgPortCode, dstPortCode, isDanger, boxes, carriers }: DaysTerms): string =>
  [
    `from=${orgPortCode}&to=${dstPortCode}&isDanger=${isDanger}&ctnType=${boxes[0]?.ctnType ?? USUAL_BOX}`,
    ...carriers.map((carrier) => `carrier=${carrier}`),
  ].join('&');
