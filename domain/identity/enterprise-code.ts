import { cleanCode } from '../text.ts';
import { isOrganisationCode } from './organisation-code.ts';

const ALPHABET = '0123456789ABCDEFGHJKLMNPQRTUWXY';
const SHAPE = /^[0-9A-HJ-NPQRTUWXY]{2}\d{6}[0-9A-HJ-NPQRTUWXY]{10}$/;
const WEIGHTS = [1, 3, 9, 27, 19, 26, 16, 17, 20, 29, 25, 13, 8, 24, 10, 30, 28];

/** Unified social credit code (GB 32100): validates its check character and that of the organisation code inside. */
export function isEnterpriseCode(text: string): boolean {
  const code = cleanCode(text);
  if (!SHAPE.test(code)) return false;
  const weighted = WEIGHTS.reduce((total, weight, at) => total + weight * ALPHABET.indexOf(code[at]!), 0);
  const check = ALPHABET[(31 - (weighted % 31)) % 31];
  return check === code[17] && isOrganisationCode(code.slice(8, 17));
}
