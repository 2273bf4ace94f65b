import { addressOf, readFields, SHARE_ID } from '../query-text.ts';
import { cleanText } from '../text.ts';

/** Parameters a price list passes to its order form, including the search terms. */
export interface OrderLink {
  /** Offer id; the server checks whether it is still valid. */
  priceId: string;
  orgPortCode: string;
  dstPortCode: string;
  isDanger: 'N' | 'Y';
  /** Four digits, or empty. */
  unNo: string;
  /** Whole shipment in kg and m³, decimal text or empty. */
  weight: string;
  volume: string;
}

/** Query parameter name of each link field. */
export type OrderLinkNames = Readonly<Record<keyof OrderLink, string>>;

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

/** Parses the link; null without an offer. Never throws. */
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

/** Source of a new order besides a listed price. */
export type OrderOrigin =
  /** Amends on another departure when `priceId` is given; empty keeps the departure. */
  | { kind: 'amend'; orderNo: string; priceId: string }
  | { kind: 'copy'; orderNo: string }
  | { kind: 'template'; id: string }
  | { kind: 'enquiry'; enquiryNo: string; optionId: string }
  /** Empty for an invalid link, for which the page shows an error. */
  | { kind: 'link'; id: string };

/** Query parameter of a shared order form. */
export const SHARED_FORM = 'whatIf';

/**
 * Parses ?amend=…, ?copy=…, ?template=…, ?enquiryNo=…&optionId=… or ?whatIf=…; null when none is present. Never throws.
 */
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

/** Query parameters that start an order over a list. */
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

/** URL of the amendment form, on another departure when `priceId` is given. */
export const amendAddress = (path: string, orderNo: string, priceId = ''): string =>
  addressOf(path, { amend: orderNo, priceId });

/** Key of an amendment form, which restarts when the key changes; empty when nothing is amended. */
export function amendmentKey(query: string): string {
  const origin = readOrderOrigin(query);
  return origin?.kind === 'amend' ? `${origin.orderNo} ${origin.priceId}` : '';
}

/** All query parameters an order form adds to its list. */
export const ORDER_FIELDS: readonly string[] = [...ORIGINS, 'draft', 'step'];

/** Identifies the order form open over a list: equal keys mean the same form. Empty when none is open. */
export function orderKey(query: string): string {
  const fields = readFields(query);
  const named = ORIGINS.map((name) => fields.get(name) ?? '');
  const key = named.filter((text) => text !== '').join(' ');
  return key === '' && (fields.get('draft') ?? '') !== '' ? 'draft' : key;
}
