import { cleanCode } from '../text.ts';

/** Chapters of the tariff that people or animals eat or drink. */
const CHAPTERS = new Set('02 03 04 07 08 09 10 11 12 15 16 17 18 19 20 21 22 23'.split(' '));
/** Headings of those chapters that nobody eats: industrial fats, waxes and glycerol, seeds to sow, denatured ethanol. */
const NOT_EATEN = new Set('1209 1505 1518 1520 1521 1522 2207'.split(' '));

/** Food or feed by its tariff code. */
export function isFoodTariff(typed: string): boolean {
  const code = cleanCode(typed).replaceAll('.', '');
  return /^\d{6,10}$/.test(code) && CHAPTERS.has(code.slice(0, 2)) && !NOT_EATEN.has(code.slice(0, 4));
}
