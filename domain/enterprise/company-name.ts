import { cleanText } from '../text.ts';

/** A company's name as two registers write it: brackets, blanks and full-width letters alike. */
export const companyName = (name: string): string =>
  cleanText(name).replaceAll(/\s/g, '').normalize('NFKC').toUpperCase();

export const isSameCompany = (a: string, b: string): boolean => companyName(a) === companyName(b);
