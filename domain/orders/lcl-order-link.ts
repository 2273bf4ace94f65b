import { addressOf, readFields } from '../query-text.ts';
import { type OrderLink, type OrderLinkNames, readOrderLink } from './order-link.ts';

const PATH = '/shippingLcl';
const names: OrderLinkNames = {
  priceId: 'priceId',
  orgPortCode: 'orgPortCode',
  dstPortCode: 'dstPortCode',
  isDanger: 'isDanger',
  unNo: 'unNo',
  weight: 'weight',
  volume: 'volume',
};

/** The list with the order over it, in the terms of its search. */
export const lclOrderAddress = ({ isDanger, ...link }: OrderLink): string =>
  addressOf(PATH, { ...link, isDanger: isDanger === 'Y' ? '' : isDanger });

/** The same from a query string; null where no price is named. Never throws. */
export const readLclOrderLink = (query: string): OrderLink | null => readOrderLink(query, names);

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
