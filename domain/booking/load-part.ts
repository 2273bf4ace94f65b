import { compare, decimalText } from '../decimal.ts';
import { optionOfForm } from './begun.ts';
import type { HandInForm } from './hand-in-fields.ts';
import type { MeasuredLine } from './measures.ts';
import { type PricedGoods, pricedGoodsOf } from './priced-goods.ts';
import { grossOf, volumeOf } from './totals.ts';

/** What the price of a load depends on that is handed in, and nothing else: names and addresses do not travel to be quoted. */
export interface LoadPart {
  priceId: string;
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

interface LoadForm extends Pick<HandInForm, 'arrival' | 'clearance' | 'handIn'> {
  priceId: string;
  enquiryNo: string;
  optionId: string;
  cargo: MeasuredLine[];
}

/** Whether it can be priced or not. */
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

/** Null while the form says too little for a price. */
export const pricedLoad = <Part extends LoadPart>(part: Part): Part | null =>
  part.priceId !== '' && compare(part.grossWeight, 0) > 0 && compare(part.volume, 0) > 0 ? part : null;
