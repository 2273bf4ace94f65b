import { cleanCode } from '../text.ts';

/** ISO 6346: owner, category U, J or Z, six digits and the check digit. */
export function isContainerNumber(text: string): boolean {
  const number = cleanCode(text).replaceAll('-', '');
  if (!/^[A-Z]{3}[UJZ]\d{7}$/.test(number)) return false;
  return checkDigit(number) === Number(number[10]);
}

function checkDigit(number: string): number {
  let total = 0;
  for (let at = 0; at < 10; at += 1) total += characterValue(number[at]!) * 2 ** at;
  return (total % 11) % 10;
}

/** Letter values start at 10 and skip multiples of 11. */
function characterValue(character: string): number {
  const value = Number.parseInt(character, 36);
  return value < 11 ? value : value + Math.floor((value - 1) / 10);
}

/** Check digit of a well-formed owner, category and serial; null for other text. */
export function containerCheckDigit(text: string): number | null {
  const number = cleanCode(text).replaceAll('-', '').slice(0, 10);
  return /^[A-Z]{3}[UJZ]\d{6}$/.test(number) ? checkDigit(number) : null;
}
