import { addressOf, readFields } from '../query-text.ts';
import { cleanText } from '../text.ts';
import { type BoxCount, readBoxes, writeBoxes } from './box-text.ts';

/** What /shippingFcl/addOrder opens with, all of it in its address: ?priceId=…&ctn=20GP*2,40HQ*1&un=1230&kg=…&m3=… */
export interface FclOrderLink {
  /** Of the offer; the server says again what it is and whether it still holds. */
  priceId: string;
  orgPortCode: string;
  dstPortCode: string;
  isDanger: 'N' | 'Y';
  boxes: readonly BoxCount[];
  /** Four digits, or empty. */
  unNo: string;
  /** Of the whole shipment in kg and m³, decimal text, or empty. */
  weight: string;
  volume: string;
}

const PATH = '/shippingFcl/addOrder';
export const PRICE_ID = /^[A-Za-z0-9_-]{1,100}$/;
const PORT = /^[A-Z0-9][A-Z0-9-]{1,9}$/;
const QUANTITY = /^\d{1,6}(?:\.\d{1,3})?$/;

export const fclOrderAddress = (link: FclOrderLink): string =>
  addressOf(PATH, {
    priceId: link.priceId,
    from: link.orgPortCode,
    to: link.dstPortCode,
    danger: link.isDanger,
    ctn: writeBoxes(link.boxes),
    un: link.unNo,
    kg: link.weight,
    m3: link.volume,
  });

/** The same from a query string; null where no price is named. Never throws. */
export function readFclOrderLink(query: string): FclOrderLink | null {
  const fields = readFields(query);
  const held = (name: string, shape: RegExp) => {
    const text = cleanText(fields.get(name) ?? '');
    return shape.test(text) ? text : '';
  };
  const priceId = held('priceId', PRICE_ID);
  if (priceId === '') return null;
  return {
    priceId,
    orgPortCode: held('from', PORT),
    dstPortCode: held('to', PORT),
    isDanger: fields.get('danger') === 'N' ? 'N' : 'Y',
    boxes: readBoxes(fields.get('ctn') ?? ''),
    unNo: held('un', /^\d{4}$/),
    weight: held('kg', QUANTITY),
    volume: held('m3', QUANTITY),
  };
}

/** What a new order begins from, besides a price of the list. */
export type OrderOrigin = { kind: 'copy'; orderNo: string } | { kind: 'enquiry'; enquiryNo: string; optionId: string };

/** From ?copy=… or ?enquiryNo=…&optionId=…; null where the address names neither. Never throws. */
export function readOrderOrigin(query: string): OrderOrigin | null {
  const fields = readFields(query);
  const held = (name: string) => cleanText(fields.get(name) ?? '').slice(0, 64);
  const orderNo = held('copy');
  if (orderNo !== '') return { kind: 'copy', orderNo };
  const enquiryNo = held('enquiryNo');
  return enquiryNo === '' ? null : { kind: 'enquiry', enquiryNo, optionId: held('optionId') };
}
