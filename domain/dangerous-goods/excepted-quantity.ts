import type { PackingGroup, UnRow } from './un-list/row.ts';

export interface ExceptedQuantity {
  code: 'E1' | 'E2' | 'E3' | 'E4' | 'E5';
  /** Grams or millilitres per inner packaging, and in total per outer packaging. */
  inner: number;
  outer: number;
}

const CODES = {
  E1: { inner: 30, outer: 1000 },
  E2: { inner: 30, outer: 500 },
  E3: { inner: 30, outer: 300 },
  E4: { inner: 1, outer: 500 },
  E5: { inner: 1, outer: 300 },
} as const;

/** Returns the limits of an E code; null for E0 and invalid codes. */
export function exceptedQuantityOf(code: string): ExceptedQuantity | null {
  const known = (Object.keys(CODES) as ExceptedQuantity['code'][]).find((one) => one === code);
  return known === undefined ? null : { code: known, ...CODES[known] };
}

/** Returns the strictest limit of all possible rows; null when there is none or the sources disagree. */
export function listedExceptedQuantity(rows: readonly UnRow[]): ExceptedQuantity | null {
  const [first, ...others] = rows.map((row) => row.exceptedQuantity);
  return others.every((code) => code === first) ? exceptedQuantityOf(first ?? 'E0') : null;
}

const BY_GROUP: Readonly<Record<string, Partial<Record<PackingGroup, ExceptedQuantity['code']>>>> = {
  '3': { I: 'E3', II: 'E2', III: 'E1' },
  '4.1': { II: 'E2', III: 'E1' },
  '4.2': { II: 'E2', III: 'E1' },
  '4.3': { II: 'E2', III: 'E1' },
  '5.1': { II: 'E2', III: 'E1' },
  '6.1': { I: 'E5', II: 'E4', III: 'E1' },
  '8': { II: 'E2', III: 'E1' },
  '9': { II: 'E2', III: 'E1' },
};

/** Class 3 packing group I with subsidiary class 6.1 or 8 is excluded. */
const isBarred = (mainClass: string, subsidiaryClasses: readonly string[], packingGroup: PackingGroup) =>
  packingGroup === 'I' && mainClass === '3' && subsidiaryClasses.some((one) => one === '6.1' || one === '8');

/**
 * Typical limit for a class and packing group, and for gases without subsidiary risk; null for none. The list entry
 * decides.
 */
export function typicalExceptedQuantity(
  { mainClass, subsidiaryClasses }: { mainClass: string; subsidiaryClasses: readonly string[] },
  packingGroup: PackingGroup | null,
): ExceptedQuantity | null {
  if (mainClass === '2.2' && subsidiaryClasses.length === 0) return { code: 'E1', ...CODES.E1 };
  if (packingGroup === null || isBarred(mainClass, subsidiaryClasses, packingGroup)) return null;
  const code = BY_GROUP[mainClass]?.[packingGroup];
  return code === undefined ? null : { code, ...CODES[code] };
}
