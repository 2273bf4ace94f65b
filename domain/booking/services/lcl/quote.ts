import { compare, decimalText } from '../../../decimal.ts';
import { type PricedGoods, pricedGoodsOf } from '../../priced-goods.ts';
import { grossOf, volumeOf } from '../../totals.ts';
import type { LclForm } from './form.ts';

/** What a price depends on, and nothing else: names and addresses do not travel to be quoted. */
export interface LclQuotePart {
  priceId: string;
  scheduleId: string;
  /** The goods that are dangerous, one a line. */
  goods: PricedGoods[];
  /** Of all lines, kilograms and cubic metres. */
  grossWeight: string;
  volume: string;
  handIn: string;
  clearance: string;
  arrival: string;
  /** The option of an answered enquiry that names the price. */
  enquiry: { no: string; optionId: string } | null;
}

/** Null while the form says too little for a price. */
export function lclQuotePart(form: LclForm): LclQuotePart | null {
  const part = lclPartAsTyped(form);
  const isMeasured = compare(part.grossWeight, 0) > 0 && compare(part.volume, 0) > 0;
  return form.priceId === '' || !isMeasured ? null : part;
}

/** The same, whether it can be priced or not. */
export const lclPartAsTyped = (form: LclForm): LclQuotePart => ({
  priceId: form.priceId,
  scheduleId: form.scheduleId,
  goods: pricedGoodsOf(form.cargo),
  grossWeight: decimalText(grossOf(form.cargo)),
  volume: decimalText(volumeOf(form.cargo)),
  handIn: form.handIn,
  clearance: form.clearance,
  arrival: form.arrival,
  enquiry: form.enquiryNo === '' ? null : { no: form.enquiryNo, optionId: form.optionId },
});
