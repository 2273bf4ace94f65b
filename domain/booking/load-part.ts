import { compare, decimalText } from '../decimal.ts';
import { optionOfForm } from './form-source.ts';
import type { HandInForm } from './hand-in-fields.ts';
import type { MeasuredLine } from './measures.ts';
import { type PricedGoods, pricedGoodsOf } from './priced-goods.ts';
import { grossOf, volumeOf } from './totals.ts';

/** Values that determine the price of a load; personal data is not sent for a quote. */
export interface LoadPart {
  priceId: string;
  goods: PricedGoods[];
  /** Totals of all lines, kilograms and cubic metres. */
  grossWeight: string;
  volume: string;
  handIn: string;
  clearance: string;
  arrival: string;
  /** Answered enquiry option that sets the price. */
  enquiry: { no: string; optionId: string } | null;
}

interface LoadForm extends Pick<HandInForm, 'arrival' | 'clearance' | 'handIn'> {
  priceId: string;
  enquiryNo: string;
  optionId: string;
  cargo: MeasuredLine[];
}

/** Extracts the pricing values, complete or not. */
export const loadPartOf = ({
  priceId,
  handIn,
  clearance,
  arrival,
  enquiryNo,
  optionId,
  cargo,
}: LoadForm): LoadPart => ({
  ...{ priceId, handIn, clearance, arrival },
  goods: pricedGoodsOf(cargo),
  grossWeight: decimalText(grossOf(cargo)),
  volume: decimalText(volumeOf(cargo)),
  enquiry: optionOfForm({ enquiryNo, optionId }),
});

/** Null when required pricing values are missing. */
export const pricedLoad = <Part extends LoadPart>(part: Part): Part | null =>
  part.priceId !== '' && compare(part.grossWeight, 0) > 0 && compare(part.volume, 0) > 0 ? part : null;
