import { compare, type DecimalInput } from '../decimal.ts';
import type { PackingGroup } from './un-list/row.ts';

/** Class 3 by flash point (closed cup) and initial boiling point, ℃; NOT_CLASS_3 above 60. */
export function flammablePackingGroup(
  flashPoint: DecimalInput,
  boilingPoint: DecimalInput,
): PackingGroup | 'NOT_CLASS_3' {
  if (compare(boilingPoint, 35) <= 0) return 'I';
  if (compare(flashPoint, 23) < 0) return 'II';
  return compare(flashPoint, 60) <= 0 ? 'III' : 'NOT_CLASS_3';
}

/** Division 6.1 by the oral LD50, mg/kg; NOT_CLASS_6 above 300. */
export function toxicPackingGroup(oralLd50: DecimalInput): PackingGroup | 'NOT_CLASS_6' {
  if (compare(oralLd50, 5) <= 0) return 'I';
  if (compare(oralLd50, 50) <= 0) return 'II';
  return compare(oralLd50, 300) <= 0 ? 'III' : 'NOT_CLASS_6';
}

const WITHOUT_GROUP = ['2', '5.2', '6.2', '7'];

/** Gases, organic peroxides, infectious, radioactive and explosive goods have no packing group. */
export function hasPackingGroup(dangerousClass: string): boolean {
  return (
    !dangerousClass.startsWith('1') &&
    !WITHOUT_GROUP.some((one) => dangerousClass === one || dangerousClass.startsWith(`${one}.`))
  );
}

/** Flash points between 甲 and 乙 and between 乙 and 丙, ℃. */
export const FIRE_BOUNDS = [28, 60] as const;

/** Fire category of a store by flash point, ℃. */
export function fireCategory(flashPoint: DecimalInput): '丙' | '乙' | '甲' {
  const [second, third] = FIRE_BOUNDS;
  if (compare(flashPoint, second) < 0) return '甲';
  return compare(flashPoint, third) < 0 ? '乙' : '丙';
}
