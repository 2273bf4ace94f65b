import { cleanCode } from '../text.ts';

/** The last digit that an air waybill of these digits must have: its serial of seven by seven; null where the text has not the shape of one. */
export function waybillCheckDigit(text: string): number | null {
  const match = /^\d{3}-?(\d{7})\d$/.exec(cleanCode(text));
  return match === null ? null : Number(match[1]) % 7;
}

/** Three digits of the airline, a serial of seven and its check digit. */
export function isAirWaybill(text: string): boolean {
  const digit = waybillCheckDigit(text);
  return digit !== null && cleanCode(text).endsWith(String(digit));
}
