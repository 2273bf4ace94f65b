import { listsClass } from './class-match.ts';
import { needsTemperature } from './control-temperature.ts';
import { type JudgedGoods, possibleGoods } from './possible-goods.ts';
import type { PriceRefusalKind } from './price-refusals.ts';
import { areClassesInDoubt } from './un-list/rows.ts';

/** The first class that the terms leave out, and whether it is the main or a subsidiary one. */
export interface Untaken {
  kind: 'MAIN' | 'SUBSIDIARY';
  dangerousClass: string;
}

/** Terms list the classes they take, each as the main and as a subsidiary one: 3, 8 and 9 do not take 3 with 6.1. */
export function untakenClass(taken: readonly string[], classes: readonly string[]): Untaken | null {
  const index = classes.findIndex((one) => !listsClass(taken, one));
  return index === -1 ? null : { kind: index === 0 ? 'MAIN' : 'SUBSIDIARY', dangerousClass: classes[index]! };
}

/** Goods that are not fully named yet are refused only where every row of them would be. */
export function untakenGoods(taken: readonly string[], goods: JudgedGoods): Untaken | null {
  const found = possibleGoods(goods).map(({ classes }) => untakenClass(taken, classes));
  return found.includes(null) ? null : (found[0] ?? null);
}

export interface PriceRefusal {
  kind: PriceRefusalKind;
  refusedClass: string;
}

/** Priced by a person whatever a price lists. A form checks its own goods: an answered enquiry books them. */
export function pricedByPerson({ mainClass, nameEn = '', rows = [], isDeclared = false }: JudgedGoods) {
  if (isDeclared) return null;
  if (needsTemperature({ dgClass: mainClass, psnEn: nameEn })) return 'TEMPERATURE';
  return areClassesInDoubt(rows) ? 'DOUBT' : null;
}

/** Why a price does not take goods that nobody refuses; null where it does. */
export function priceRefusal(taken: readonly string[], goods: JudgedGoods): PriceRefusal | null {
  const untaken = untakenGoods(taken, goods);
  if (untaken !== null)
    return { kind: untaken.kind === 'MAIN' ? 'OFFER' : 'SUBSIDIARY', refusedClass: untaken.dangerousClass };
  const kind = pricedByPerson(goods);
  return kind === null ? null : { kind, refusedClass: goods.mainClass };
}
