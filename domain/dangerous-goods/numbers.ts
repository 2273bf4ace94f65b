import { cleanCode } from '../text.ts';

/** Range of UN numbers in IMDG 42-24. */
const FIRST = 4;
const LAST = 3560;

/** Parses four digits with an optional UN prefix; null for anything else. */
export function readUnNumber(typed: string): string | null {
  const match = /^(?:UN(?:NO\.?)?[:：]?)?(\d{4})$/.exec(cleanCode(typed));
  return match ? match[1]! : null;
}

export function isListedRange(unNo: string): boolean {
  const number = Number(unNo);
  return /^\d{4}$/.test(unNo) && number >= FIRST && number <= LAST;
}

export function isEmsNumber(text: string): boolean {
  return /^F-[A-J],? ?S-[A-Z]$/.test(text);
}

export interface UnMark {
  packageCode: string;
  grade: 'X' | 'Y' | 'Z';
}

/** Parses the start of a UN packaging mark; text after the performance letter is ignored. */
export function readUnMark(text: string): UnMark | null {
  const match = /^(?:UN\s*)?(\d{1,2}[A-Z]{1,2}\d?)\/([XYZ])/i.exec(text);
  if (!match) return null;
  return { packageCode: match[1]!.toUpperCase(), grade: match[2]!.toUpperCase() as UnMark['grade'] };
}

/** X covers packing groups I to III, Y II and III, Z III only. */
export function markCovers(grade: UnMark['grade'], packingGroup: 'I' | 'II' | 'III'): boolean {
  return { X: ['I', 'II', 'III'], Y: ['II', 'III'], Z: ['III'] }[grade].includes(packingGroup);
}
