import { cleanCode } from '../text.ts';

/** Three digits of the airline, a serial of seven and its remainder by seven. */
export function isAirWaybill(text: string): boolean {
  const match = /^\d{3}-?(\d{7})(\d)$/.exec(cleanCode(text));
  return match !== null && Number(match[1]) % 7 === Number(match[2]);
}
