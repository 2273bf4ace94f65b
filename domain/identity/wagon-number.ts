import { cleanCode } from '../text.ts';

/** Check digit of an eight-digit wagon of the 1520 mm network: digits times 2 and 1 in turn, cross sums to the next ten. */
export function wagonCheckDigit(text: string): number {
  let total = 0;
  for (const [index, digit] of [...cleanCode(text).slice(0, 7)].entries()) {
    const product = Number(digit) * (index % 2 === 0 ? 2 : 1);
    total += product > 9 ? product - 9 : product;
  }
  return (10 - (total % 10)) % 10;
}

/** Seven digits of a Chinese wagon, without a check digit, or eight of the 1520 mm network. */
export function isWagonNumber(text: string): boolean {
  const number = cleanCode(text);
  return /^\d{7}$/.test(number) || (/^\d{8}$/.test(number) && wagonCheckDigit(number) === Number(number[7]));
}
