import type { StoredGoods } from '../booking/stored-goods.ts';
import { listsClass } from '../dangerous-goods/class-match.ts';
import type { FireCategory } from '../dangerous-goods/fire-categories.ts';
import { storeAnswer } from '../dangerous-goods/store-category.ts';

export type Fit = 'ASK' | 'FITS' | 'REFUSED';

/** Why a warehouse does not take goods, or has to be asked. */
export type FitReason =
  /** Not licensed for the class. */
  | { kind: 'CLASS'; goods: number; dangerousClass: string }
  /** Highly toxic goods lie in a warehouse of their own. */
  | { kind: 'POISON'; goods: number }
  /** Built for a lesser fire category than the goods need. */
  | { kind: 'CATEGORY'; goods: number; categories: readonly FireCategory[] }
  /** Of several categories, stored where none is named, or not decided by the list: then without any. */
  | { kind: 'CATEGORY_ASKED'; goods: number; categories: readonly FireCategory[] }
  /** A number that the table does not have. */
  | { kind: 'UNKNOWN'; goods: number }
  /** Has ended before the goods come. */
  | { kind: 'LICENCE'; name: string; expires: string }
  /** Ends while the goods would lie there. */
  | { kind: 'LICENCE_ENDS'; name: string; expires: string };

interface Licensed {
  kinds: readonly string[];
  dgClasses: readonly string[];
  qualifications: readonly { name: string; expires: string }[];
}

/** yyyy-MM-dd, both ends included. */
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

/** Whether a warehouse takes all of the goods for a stay; what refuses them stands before what is asked. */
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
