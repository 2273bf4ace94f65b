import { cleanCode } from '../text.ts';

/** The last digit that an IMO number of these digits must have; null where the text has not the shape of one. */
export function shipCheckDigit(text: string): number | null {
  const number = cleanCode(text).replace(/^IMO/, '');
  if (!/^\d{7}$/.test(number)) return null;
  let total = 0;
  for (let at = 0; at < 6; at += 1) total += Number(number[at]) * (7 - at);
  return total % 10;
}

/** The IMO number of a ship, with or without the letters before it. */
export function isShipNumber(text: string): boolean {
  const digit = shipCheckDigit(text);
  return digit !== null && cleanCode(text).endsWith(String(digit));
}
