import { cleanCode } from '../text.ts';

/** Check digit of an IMO number; null for malformed text. */
export function shipCheckDigit(text: string): number | null {
  const number = cleanCode(text).replace(/^IMO/, '');
  if (!/^\d{7}$/.test(number)) return null;
  let total = 0;
  for (let at = 0; at < 6; at += 1) total += Number(number[at]) * (7 - at);
  return total % 10;
}

/** IMO ship number, with or without the IMO prefix. */
export function isShipNumber(text: string): boolean {
  const digit = shipCheckDigit(text);
  return digit !== null && cleanCode(text).endsWith(String(digit));
}
