import { compare, decimalText } from '../../../decimal.ts';
import { type PricedGoods, pricedGoodsOf } from '../../priced-goods.ts';
import { grossOf, volumeOf } from '../../totals.ts';
import type { AirForm } from './form.ts';

/** What a price depends on, and nothing else: names and addresses do not travel to be quoted. */
export interface AirQuotePart {
  priceId: string;
  /** Empty until a flight is chosen. */
  flightDay: string;
  /** The goods that are dangerous, one a line. */
  goods: PricedGoods[];
  /** Of all lines, kilograms and cubic metres. */
  grossWeight: string;
  volume: string;
  /** Per cent. */
  share: string;
  handIn: string;
  clearance: string;
  arrival: string;
  declaration: string;
  insured: boolean;
  /** The option of an answered enquiry that names the price. */
  enquiry: { no: string; optionId: string } | null;
}

/** Null while the form says too little for a price. */
export function airQuotePart(form: AirForm): AirQuotePart | null {
  const part = airPartAsTyped(form);
  const isMeasured = compare(part.grossWeight, 0) > 0 && compare(part.volume, 0) > 0;
  return form.priceId === '' || !isMeasured ? null : part;
}

/** The same, whether it can be priced or not. */
export const airPartAsTyped = (form: AirForm): AirQuotePart => ({
  priceId: form.priceId,
  flightDay: form.flightDay,
  goods: pricedGoodsOf(form.cargo),
  grossWeight: decimalText(grossOf(form.cargo)),
  volume: decimalText(volumeOf(form.cargo)),
  share: form.share,
  handIn: form.handIn,
  clearance: form.clearance,
  arrival: form.arrival,
  declaration: form.declaration,
  insured: form.insurance.wanted,
  enquiry: form.enquiryNo === '' ? null : { no: form.enquiryNo, optionId: form.optionId },
});
