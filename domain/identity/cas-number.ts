import { cleanCode } from '../text.ts';

export function isCasNumber(text: string): boolean {
  const number = cleanCode(text);
  if (!/^\d{2,7}-\d{2}-\d$/.test(number)) return false;
  const digits = number.replaceAll('-', '');
  let total = 0;
  for (let place = 1; place < digits.length; place += 1) total += place * Number(digits[digits.length - 1 - place]);
  return total % 10 === Number(digits.at(-1));
}
