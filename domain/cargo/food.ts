import { cleanCode } from '../text.ts';

/** Customs tariff chapters of food and feed. */
const CHAPTERS = new Set('02 03 04 07 08 09 10 11 12 15 16 17 18 19 20 21 22 23'.split(' '));
/** Inedible headings of those chapters: industrial fats, waxes and glycerol, seeds to sow, denatured ethanol. */
const NOT_EATEN = new Set('1209 1505 1518 1520 1521 1522 2207'.split(' '));

export function isFoodTariff(typed: string): boolean {
  const code = cleanCode(typed).replaceAll('.', '');
  return /^\d{6,10}$/.test(code) && CHAPTERS.has(code.slice(0, 2)) && !NOT_EATEN.has(code.slice(0, 4));
}
