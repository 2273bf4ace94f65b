import { cleanText } from '../text.ts';

/** Normalises brackets, blanks and full-width letters, which differ between registers. */
export const companyName = (name: string): string =>
  cleanText(name).replaceAll(/\s/g, '').normalize('NFKC').toUpperCase();

export const isSameCompany = (a: string, b: string): boolean => companyName(a) === companyName(b);
