import { excludedClass } from '../dangerous-goods/acceptance.ts';
import { listsClass } from '../dangerous-goods/class-match.ts';
import { needsTemperature } from '../dangerous-goods/control-temperature.ts';
import { CLASSES_BY_ENQUIRY } from '../dangerous-goods/price-refusals.ts';
import type { EnquiryReason } from '../enquiry/kinds.ts';
import type { DangerousBlock, GoodsLine } from './goods-line.ts';
import { declaredClasses, isInDoubt, type PricedClasses } from './taken-classes.ts';

interface CheckedForm {
  cargo: readonly GoodsLine[];
  enquiryNo: string;
}

function reasonOf(block: DangerousBlock, offer: PricedClasses | null): EnquiryReason | null {
  if (needsTemperature(block)) return 'COOLED';
  const classes = declaredClasses(block);
  if (offer === null || !offer.isDanger || classes.length === 0) return null;
  if (classes.some((one) => listsClass(offer.refusedClasses, one))) return null;
  const untaken = excludedClass(offer.dgClasses, classes);
  if (untaken === null) return isInDoubt(block) ? 'CLASS_DOUBT' : null;
  return listsClass(CLASSES_BY_ENQUIRY, untaken.dangerousClass) ? 'DESK_CLASS' : 'PRICED_CLASSES';
}

/** Why the goods need an enquiry instead of this price; null when the price applies or an enquiry was answered. */
export function enquiryReasonOf({ cargo, enquiryNo }: CheckedForm, offer: PricedClasses | null): EnquiryReason | null {
  if (enquiryNo !== '') return null;
  const reasons = cargo.map(({ isDanger, dg }) => (isDanger ? reasonOf(dg, offer) : null));
  return reasons.find((reason) => reason !== null) ?? null;
}
