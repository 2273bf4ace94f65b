import { COMPARED_AT_MOST, DEFAULT_IS_DANGER } from '#domain/limits.ts';
import { type ContainerCode, containerCodes } from '#domain/reference/container-types.ts';
import type { SearchBox, SearchSort, SearchTerms } from './search.types.ts';

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
  isDirect: false,
  transitDaysMax: null,
  weekdays: [],
  hasContractPrice: false,
  onlyBookable: false,
  sort: 'recommended',
  page: 1,
  compared: [],
};

const LONGEST_QUERY = 4_000;
const MOST_FIELDS = 60;
const LONGEST_TEXT = 40;
const MOST_BOXES = 12;
const MOST_CARRIERS = 20;
const SORTS: readonly SearchSort[] = ['recommended', 'price', 'transit', 'etd'];
const CODE = /^[A-Z0-9][A-Z0-9-]{1,9}$/;
const CARRIER = /^[A-Z0-9][A-Z0-9-]{1,11}$/;
const PRICE_ID = /^[A-Za-z0-9_-]{1,100}$/;
const DAY = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;
const CONTROL = /[\p{Cc}\p{Cf}\p{Cs}<>]/gu;

/** The terms as a query string without its question mark; what is as usual is left out, so equal terms are equal text. */
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
  put('boxes', terms.boxes.map(({ ctnType, quantity }) => `${ctnType}*${quantity}`).join(','));
  put('unNo', terms.unNo);
  put('volume', terms.volume);
  put('weight', terms.weight);
  put('etdFrom', terms.etdFrom ?? '');
  put('etdTo', terms.etdTo ?? '');
  put('carriers', terms.carriers.join(','));
  put('direct', terms.isDirect ? 'Y' : '');
  put('transit', terms.transitDaysMax === null ? '' : String(terms.transitDaysMax));
  put('weekdays', terms.weekdays.join(','));
  put('contract', terms.hasContractPrice ? 'Y' : '');
  put('bookable', terms.onlyBookable ? 'Y' : '');
  put('sort', terms.sort === defaultTerms.sort ? '' : terms.sort);
  put('page', terms.page === 1 ? '' : String(terms.page));
  put('compare', terms.compared.join(','));
  return fields.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&');
}

/** Whatever a query string says that makes sense; the rest is as usual. Never throws. */
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
  const isSaid = (name: string) => fields.get(name) === 'Y';
  const orgPortCode = code('orgPortCode');
  const dstPortCode = code('dstPortCode');
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
    isDirect: isSaid('direct'),
    transitDaysMax: wholeNumber(fields.get('transit'), 120),
    weekdays: list('weekdays', 7, (item) => /^[0-6]$/.test(item)).map(Number),
    hasContractPrice: isSaid('contract'),
    onlyBookable: isSaid('bookable'),
    sort: SORTS.find((sort) => sort === fields.get('sort')) ?? defaultTerms.sort,
    page: wholeNumber(fields.get('page'), 10_000) ?? 1,
    compared: list('compare', COMPARED_AT_MOST, (item) => PRICE_ID.test(item)),
  };
}

function readFields(query: string): Map<string, string> {
  const fields = new Map<string, string>();
  const pairs = query.replace(/^\?/, '').slice(0, LONGEST_QUERY).split('&').slice(0, MOST_FIELDS);
  for (const pair of pairs) {
    const at = pair.indexOf('=');
    const name = at < 0 ? pair : pair.slice(0, at);
    if (!fields.has(name)) fields.set(name, at < 0 ? '' : decodeText(pair.slice(at + 1)));
  }
  return fields;
}

function decodeText(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return '';
  }
}

function wholeNumber(text: string | undefined, most: number): number | null {
  if (text === undefined || !/^[1-9]\d{0,4}$/.test(text)) return null;
  return Number(text) <= most ? Number(text) : null;
}

const isContainerCode = (text: string): text is ContainerCode => containerCodes.some((code) => code === text);

function readBoxes(text: string): SearchBox[] {
  const boxes = new Map<string, SearchBox>();
  for (const part of text.split(',')) {
    const [ctnType = '', quantity = '1'] = part.split('*');
    const count = wholeNumber(quantity, 100);
    if (isContainerCode(ctnType) && count !== null && !boxes.has(ctnType)) {
      boxes.set(ctnType, { ctnType, quantity: count });
    }
  }
  return [...boxes.values()].slice(0, MOST_BOXES);
}
