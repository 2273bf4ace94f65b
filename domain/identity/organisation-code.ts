import { cleanCode } from '../text.ts';

const WEIGHTS = [3, 7, 9, 10, 5, 8, 4, 2];

/** GB 11714: eight characters and a check character, with or without the hyphen. */
export function isOrganisationCode(text: string): boolean {
  const code = cleanCode(text).replace(/^([0-9A-Z]{8})-/, '$1');
  if (!/^[0-9A-Z]{8}[0-9X]$/.test(code)) return false;
  const weighted = WEIGHTS.reduce((total, weight, at) => total + weight * Number.parseInt(code[at]!, 36), 0);
  return '0X987654321'[weighted % 11] === code[8];
}
