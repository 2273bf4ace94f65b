import { readUnNumber } from '../dangerous-goods/numbers.ts';

export type Battery = 'ION' | 'METAL';

/** Batteries alone, packed with equipment or contained in it: each has packing instructions of its own. */
const LITHIUM: Readonly<Record<string, { battery: Battery; instructions: readonly string[] }>> = {
  3480: { battery: 'ION', instructions: ['965'] },
  3481: { battery: 'ION', instructions: ['966', '967'] },
  3090: { battery: 'METAL', instructions: ['968'] },
  3091: { battery: 'METAL', instructions: ['969', '970'] },
};

const DRY_ICE = { unNo: '1845', instruction: '954' };

/** Limit per package in both passenger and cargo aircraft. */
export const DRY_ICE_OF_A_PACKAGE_KG = 200;

const numberIn = (typed: string): string => readUnNumber(typed) ?? '';

export const batteryOf = (typed: string): Battery | null => LITHIUM[numberIn(typed)]?.battery ?? null;

export const isDryIce = (typed: string): boolean => numberIn(typed) === DRY_ICE.unNo;

/** Returns the packing instructions of the special numbers; null means the entry has to be looked up. */
export function instructionsOf(typed: string): readonly string[] | null {
  if (isDryIce(typed)) return [DRY_ICE.instruction];
  return LITHIUM[numberIn(typed)]?.instructions ?? null;
}
