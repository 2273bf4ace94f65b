import type { StoredGoods } from '../booking/stored-goods.ts';
import { listsClass } from '../dangerous-goods/class-match.ts';
import type { FireCategory } from '../dangerous-goods/fire-categories.ts';
import { storeAnswer } from '../dangerous-goods/store-category.ts';

export type Fit = 'ASK' | 'FITS' | 'REFUSED';

/** Why a warehouse refuses goods or needs an enquiry. */
export type FitReason =
  /** Not licensed for the class. */
  | { kind: 'CLASS'; goods: number; dangerousClass: string }
  /** Highly toxic goods need a dedicated warehouse. */
  | { kind: 'POISON'; goods: number }
  /** Fire category below the required one. */
  | { kind: 'CATEGORY'; goods: number; categories: readonly FireCategory[] }
  /** Category undecided by the list, ambiguous, or unknown for the warehouse; empty when undecided. */
  | { kind: 'CATEGORY_ASKED'; goods: number; categories: readonly FireCategory[] }
  /** Number not in the table. */
  | { kind: 'UNKNOWN'; goods: number }
  /** Licence expires before the goods arrive. */
  | { kind: 'LICENCE'; name: string; expires: string }
  /** Licence expires during the stay. */
  | { kind: 'LICENCE_ENDS'; name: string; expires: string };

interface Licensed {
  kinds: readonly string[];
  dgClasses: readonly string[];
  qualifications: readonly { name: string; expires: string }[];
}

/** yyyy-MM-dd, both inclusive. */
export interface Stay {
  from: string;
  to: string;
}

export const POISON_STORE = '剧毒库';
const ASKED: readonly FitReason['kind'][] = ['CATEGORY_ASKED', 'LICENCE_ENDS', 'UNKNOWN'];

const licenceReasons = ({ qualifications }: Licensed, { from, to }: Stay): FitReason[] =>
  qualifications
    .filter(({ expires }) => expires < to || expires < from)
    .map(({ name, expires }) => ({ kind: expires < from ? 'LICENCE' : 'LICENCE_ENDS', name, expires }));

function reasonsOf(warehouse: Licensed, one: StoredGoods, goods: number): FitReason[] {
  if (!one.isKnown) return [{ kind: 'UNKNOWN', goods }];
  const refused = one.classes.filter((dangerousClass) => !listsClass(warehouse.dgClasses, dangerousClass));
  const reasons: FitReason[] = refused.map((dangerousClass) => ({ kind: 'CLASS', goods, dangerousClass }));
  if (one.isPoison && !warehouse.kinds.includes(POISON_STORE)) reasons.push({ kind: 'POISON', goods });
  const built = storeAnswer(warehouse.kinds, one.categories);
  const categories = one.categories ?? [];
  if (built === 'REFUSED') reasons.push({ kind: 'CATEGORY', goods, categories });
  if (built === 'ASK') reasons.push({ kind: 'CATEGORY_ASKED', goods, categories });
  return reasons;
}

/** Whether a warehouse accepts all goods for a stay; refusals are listed before enquiries. */
export function fitOf(
  warehouse: Licensed,
  goods: readonly StoredGoods[],
  stay: Stay,
): { fit: Fit; reasons: FitReason[] } {
  const found = [
    ...goods.flatMap((one, index) => reasonsOf(warehouse, one, index)),
    ...licenceReasons(warehouse, stay),
  ];
  const refused = found.filter(({ kind }) => !ASKED.includes(kind));
  const asked = found.filter(({ kind }) => ASKED.includes(kind));
  return { fit: refused.length > 0 ? 'REFUSED' : asked.length > 0 ? 'ASK' : 'FITS', reasons: [...refused, ...asked] };
}
