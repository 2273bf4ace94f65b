import { cleanCode } from '../text.ts';
import { isCitizenNumber } from './citizen-number.ts';
import { isEnterpriseCode } from './enterprise-code.ts';

/** Older numbers of 15, 17 and 20 characters have no check digit; 18 characters must pass one of the two checks. */
export function isTaxpayerNumber(text: string): boolean {
  const number = cleanCode(text);
  if (!/^(?:[0-9A-Z]{15}|[0-9A-Z]{17,18}|[0-9A-Z]{20})$/.test(number)) return false;
  return number.length !== 18 || isEnterpriseCode(number) || isCitizenNumber(number);
}
