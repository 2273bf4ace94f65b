import { cleanCode } from '../text.ts';

/** Check digit of a CAS number; null for malformed text. */
export function casCheckDigit(text: string): number | null {
  const match = /^(\d{2,7})-(\d{2})-\d$/.exec(cleanCode(text));
  if (match === null) return null;
  const digits = [...`${match[1]}${match[2]}`].reverse();
  return digits.reduce((sum, digit, index) => sum + (index + 1) * Number(digit), 0) % 10;
}

export function isCasNumber(text: string): boolean {
  const digit = casCheckDigit(text);
  return digit !== null && cleanCode(text).endsWith(String(digit));
}
