import { addressOf, readFields, SHARE_ID } from '../query-text.ts';
import { cleanText } from '../text.ts';

/** What a list of prices hands to its order, in the terms of its search. */
export interface OrderLink {
  /** Of the offer; the server says again what it is and whether it still holds. */
  priceId: string;
  orgPortCode: string;
  dstPortCode: string;
  isDanger: 'N' | 'Y';
  /** Four digits, or empty. */
  unNo: string;
  /** Of the whole shipment in kg and m³, decimal text, or empty. */
  weight: string;
  volume: string;
}

/** What an address calls each of them. */
export type OrderLinkNames = Readonly<Record<keyof OrderLink, string>>;

/** The names of the search itself. */
export const SEARCH_NAMES: OrderLinkNames = {
  priceId: 'priceId',
  orgPortCode: 'orgPortCode',
  dstPortCode: 'dstPortCode',
  isDanger: 'isDanger',
  unNo: 'unNo',
  weight: 'weight',
  volume: 'volume',
};

export const PRICE_ID = /^[A-Za-z0-9_-]{1,100}$/;
const PORT = /^[A-Z0-9][A-Z0-9-]{1,9}$/;
const QUANTITY = /^\d{1,6}(?:\.\d{1,3})?$/;

/** The link of a query string; null where no price is named. Never throws. */
export function readOrderLink(query: string, names: OrderLinkNames): OrderLink | null {
  const fields = readFields(query);
  const held = (key: keyof OrderLink, shape: RegExp) => {
    const text = cleanText(fields.get(names[key]) ?? '');
    return shape.test(text) ? text : '';
  };
  const priceId = held('priceId', PRICE_ID);
  if (priceId === '') return null;
  return {
    priceId,
    orgPortCode: held('orgPortCode', PORT),
    dstPortCode: held('dstPortCode', PORT),
    isDanger: fields.get(names.isDanger) === 'N' ? 'N' : 'Y',
    unNo: held('unNo', /^\d{4}$/),
    weight: held('weight', QUANTITY),
    volume: held('volume', QUANTITY),
  };
}

/** What a new order begins from, besides a price of the list. */
export type OrderOrigin =
  /** On another departure where a price is named; empty where it stays on its own. */
  | { kind: 'amend'; orderNo: string; priceId: string }
  | { kind: 'copy'; orderNo: string }
  | { kind: 'template'; id: string }
  | { kind: 'enquiry'; enquiryNo: string; optionId: string }
  /** Empty for what is no link at all, which leads nowhere and says so. */
  | { kind: 'link'; id: string };

/** What an address calls a link to the form of an order. */
export const SHARED_FORM = 'whatIf';

/** From ?amend=…, ?copy=…, ?template=…, ?enquiryNo=…&optionId=… or ?whatIf=…; null where the address names none. Never throws. */
export function readOrderOrigin(query: string): OrderOrigin | null {
  const fields = readFields(query);
  const held = (name: string) => cleanText(fields.get(name) ?? '').slice(0, 64);
  const amended = held('amend');
  if (amended !== '') {
    const priceId = cleanText(fields.get('priceId') ?? '');
    return { kind: 'amend', orderNo: amended, priceId: PRICE_ID.test(priceId) ? priceId : '' };
  }
  const copied = held('copy');
  if (copied !== '') return { kind: 'copy', orderNo: copied };
  const template = held('template');
  if (template !== '') return { kind: 'template', id: template };
  const enquiryNo = held('enquiryNo');
  if (enquiryNo !== '') return { kind: 'enquiry', enquiryNo, optionId: held('optionId') };
  const link = fields.get(SHARED_FORM);
  return link === undefined ? null : { kind: 'link', id: SHARE_ID.test(link) ? link : '' };
}

/** What an order over a list is begun from. */
const ORIGINS = [
  'priceId',
  'warehouseId',
  'desk',
  'amend',
  'copy',
  'template',
  'enquiryNo',
  'optionId',
  SHARED_FORM,
] as const;

/** The form that amends an order, on another departure where one is named. */
export const amendAddress = (path: string, orderNo: string, priceId = ''): string =>
  addressOf(path, { amend: orderNo, priceId });

/** What a form that amends is of: where that changes, it starts over. Empty for a form that amends nothing. */
export function amendmentKey(query: string): string {
  const origin = readOrderOrigin(query);
  return origin?.kind === 'amend' ? `${origin.orderNo} ${origin.priceId}` : '';
}

/** Everything that an order puts into the address of its list. */
export const ORDER_FIELDS: readonly string[] = [...ORIGINS, 'draft', 'step'];

/** Whether an address opens an order over the list, and which: the same words for the same order. Empty for none. */
export function orderKey(query: string): string {
  const fields = readFields(query);
  const named = ORIGINS.map((name) => fields.get(name) ?? '');
  const key = named.filter((text) => text !== '').join(' ');
  return key === '' && (fields.get('draft') ?? '') !== '' ? 'draft' : key;
}
