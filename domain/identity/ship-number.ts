import { cleanCode } from '../text.ts';

/** The IMO number of a ship, with or without the letters before it. */
export function isShipNumber(text: string): boolean {
  const number = cleanCode(text).replace(/^IMO/, '');
  if (!/^\d{7}$/.test(number)) return false;
  let total = 0;
  for (let at = 0; at < 6; at += 1) total += Number(number[at]) * (7 - at);
  return total % 10 === Number(number[6]);
}
