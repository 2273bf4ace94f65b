import { cleanCode } from '../text.ts';

export function isCasNumber(text: string): boolean {
  const number = cleanCode(text);
  if (!/^\d{2,7}-\d{2}-\d$/.test(number)) return false;
  const digits = [...number.replaceAll('-', '')].reverse();
  // The check digit comes first, at weight zero.
  const total = digits.reduce((sum, digit, weight) => sum + weight * Number(digit), 0);
  return total % 10 === Number(digits[0]);
}
