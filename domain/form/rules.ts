import { isForeignPhone, isLandline, isMobile } from '../identity/phone.ts';
import { isEmail } from '../identity/trade-codes.ts';
import type { QuantityLimits } from '../quantity.ts';
import { cleanText } from '../text.ts';
import type { ErrorCode } from './error-codes.ts';
import type { RuleError } from './field.ts';
import { quantityError } from './shape.ts';

interface Valued {
  value: unknown;
}

export type TextRule = (input: Valued) => RuleError | null;

export const textRule =
  (code: ErrorCode, holds: (text: string) => boolean): TextRule =>
  ({ value }) =>
    typeof value === 'string' && !holds(value) ? { code } : null;

export const atLeast =
  (least: number): TextRule =>
  ({ value }) =>
    typeof value === 'string' && value.trim().length < least
      ? { code: 'TOO_SHORT', values: { least: String(least) } }
      : null;

export const quantity =
  (limits: QuantityLimits): TextRule =>
  ({ value }) =>
    typeof value === 'string' ? quantityError(value, limits) : null;

export const mobile = textRule('MOBILE', (text) => isMobile(cleanText(text)));
export const landline = textRule('LANDLINE', (text) => isLandline(cleanText(text)));
export const anyPhone = textRule('EMERGENCY_PHONE', (text) => {
  const plain = cleanText(text).replace(/[\s()]/g, '');
  return isMobile(plain) || isLandline(plain) || isForeignPhone(plain.replaceAll('-', ''));
});
export const email = textRule('EMAIL', (text) => isEmail(cleanText(text)));
export const ascii = textRule('ASCII_ONLY', (text) => /^[\x20-\x7e]*$/.test(text.trim()));
export const filesAtMost =
  (most: number): TextRule =>
  ({ value }) =>
    Array.isArray(value) && value.length > most ? { code: 'TOO_MANY_FILES', values: { most: String(most) } } : null;
