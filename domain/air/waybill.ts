import { cleanCode } from '../text.ts';

/** Check digit of an air waybill number: its serial modulo seven; null for malformed text. */
export function waybillCheckDigit(text: string): number | null {
  const match = /^\d{3}-?(\d{7})\d$/.exec(cleanCode(text));
  return match === null ? null : Number(match[1]) % 7;
}

/** Three airline digits, a serial of seven digits and its check digit. */
export function isAirWaybill(text: string): boolean {
  const digit = waybillCheckDigit(text);
  return digit !== null && cleanCode(text).endsWith(String(digit));
}
