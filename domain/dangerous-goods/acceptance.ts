import { listsClass } from './class-match.ts';
import { needsTemperature } from './control-temperature.ts';
import { type JudgedGoods, possibleGoods } from './possible-goods.ts';
import type { PriceRefusalKind } from './price-refusals.ts';
import { areClassesInDoubt } from './un-list/rows.ts';

/** The first class the terms exclude, as main or subsidiary class. */
export interface ExcludedClass {
  kind: 'MAIN' | 'SUBSIDIARY';
  dangerousClass: string;
}

/** Terms list each accepted class as main and as subsidiary: 3, 8 and 9 do not accept 3 with 6.1. */
export function excludedClass(taken: readonly string[], classes: readonly string[]): ExcludedClass | null {
  const index = classes.findIndex((one) => !listsClass(taken, one));
  return index === -1 ? null : { kind: index === 0 ? 'MAIN' : 'SUBSIDIARY', dangerousClass: classes[index]! };
}

/** Refuses incompletely specified goods only if every possible row is refused. */
export function excludedGoods(taken: readonly string[], goods: JudgedGoods): ExcludedClass | null {
  const found = possibleGoods(goods).map(({ classes }) => excludedClass(taken, classes));
  return found.includes(null) ? null : (found[0] ?? null);
}

export interface PriceRefusal {
  kind: PriceRefusalKind;
  refusedClass: string;
}

/** Goods always priced by an operator. A form checks its own goods: an answered enquiry books them. */
export function needsManualQuote({ mainClass, nameEn = '', rows = [], isDeclared = false }: JudgedGoods) {
  if (isDeclared) return null;
  if (needsTemperature({ dgClass: mainClass, psnEn: nameEn })) return 'TEMPERATURE';
  return areClassesInDoubt(rows) ? 'DOUBT' : null;
}

/** Why a price excludes goods the carrier and the ports accept; null when it includes them. */
export function priceRefusal(taken: readonly string[], goods: JudgedGoods): PriceRefusal | null {
  const untaken = excludedGoods(taken, goods);
  if (untaken !== null)
    return { kind: untaken.kind === 'MAIN' ? 'OFFER' : 'SUBSIDIARY', refusedClass: untaken.dangerousClass };
  const kind = needsManualQuote(goods);
  return kind === null ? null : { kind, refusedClass: goods.mainClass };
}
