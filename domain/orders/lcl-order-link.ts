import { addressOf, readFields } from '../query-text.ts';
import { cleanText } from '../text.ts';
import { PRICE_ID } from './fcl-order-link.ts';

/** What the list of /shippingLcl hands to its order, in the terms of its search. */
export interface LclOrderLink {
  priceId: string;
  orgPortCode: string;
  dstPortCode: string;
  isDanger: 'N' | 'Y';
  /** Four digits, or empty. */
  unNo: string;
  /** Kilograms and cubic metres, or empty. */
  weight: string;
  volume: string;
}

const PATH = '/shippingLcl';
const PORT = /^[A-Z0-9][A-Z0-9-]{1,9}$/;
const QUANTITY = /^\d{1,6}(?:\.\d{1,3})?$/;

export const lclOrderAddress = ({ isDanger, ...link }: LclOrderLink): string =>
  addressOf(PATH, { ...link, isDanger: isDanger === 'Y' ? '' : isDanger });

/** The same from a query string; null where no price is named. Never throws. */
export function readLclOrderLink(query: string): LclOrderLink | null {
  const fields = readFields(query);
  const held = (name: string, shape: RegExp) => {
    const text = cleanText(fields.get(name) ?? '');
    return shape.test(text) ? text : '';
  };
  const priceId = held('priceId', PRICE_ID);
  if (priceId === '') return null;
  return {
    priceId,
    orgPortCode: held('orgPortCode', PORT),
    dstPortCode: held('dstPortCode', PORT),
    isDanger: fields.get('isDanger') === 'N' ? 'N' : 'Y',
    unNo: held('unNo', /^\d{4}$/),
    weight: held('weight', QUANTITY),
    volume: held('volume', QUANTITY),
  };
}

/** What an order over the list is begun from. */
const ORIGINS = ['priceId', 'copy', 'enquiryNo', 'optionId'] as const;

/** Everything that an order puts into the address of the list. */
export const LCL_ORDER_FIELDS: readonly string[] = [...ORIGINS, 'draft', 'step'];

/** Whether an address opens an order over the list, and which: the same words for the same order. Empty for none. */
export function lclOrderKey(query: string): string {
  const fields = readFields(query);
  const named = ORIGINS.map((name) => fields.get(name) ?? '');
  const key = named.filter((text) => text !== '').join(' ');
  return key === '' && (fields.get('draft') ?? '') !== '' ? 'draft' : key;
}
