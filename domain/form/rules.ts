import { isVagueName } from '../dangerous-goods/description-line.ts';
import { isCasNumber } from '../identity/cas-number.ts';
import { isForeignPhone, isLandline, isMobile } from '../identity/phone.ts';
import { isEmail, isTariffCode } from '../identity/trade-codes.ts';
import { type QuantityLimits, readQuantity } from '../quantity.ts';
import { countryCodes } from '../reference/country-codes.ts';
import { cleanCode, cleanText } from '../text.ts';
import type { FaultCode, Finding } from './field.ts';

interface Valued {
  value: unknown;
}

type TextRule = (spot: Valued) => Finding | null;

const textRule =
  (code: FaultCode, holds: (text: string) => boolean): TextRule =>
  ({ value }) =>
    typeof value === 'string' && !holds(value) ? { code } : null;

export const atLeast =
  (least: number): TextRule =>
  ({ value }) =>
    typeof value === 'string' && value.trim().length < least
      ? { code: 'TOO_SHORT', values: { least: String(least) } }
      : null;

/** A number as people type it, within its limits. */
export const quantity =
  (limits: QuantityLimits): TextRule =>
  ({ value }) => {
    if (typeof value !== 'string') return null;
    const read = readQuantity(value, limits);
    if (read.ok || read.problem === 'EMPTY') return null;
    if (read.problem === 'TOO_MANY_PLACES') {
      if (limits.places === 0) return { code: 'NOT_WHOLE' };
      return { code: 'TOO_MANY_PLACES', values: { places: String(limits.places) } };
    }
    if (read.problem === 'TOO_SMALL') return { code: 'TOO_SMALL', values: { least: String(limits.min) } };
    if (read.problem === 'TOO_LARGE')
      return { code: 'TOO_LARGE', values: { most: limits.max === undefined ? '' : String(limits.max) } };
    return { code: read.problem };
  };

export const mobile = textRule('MOBILE', (text) => isMobile(cleanText(text)));
export const landline = textRule('LANDLINE', (text) => isLandline(cleanText(text)));
export const anyPhone = textRule('EMERGENCY_PHONE', (text) => {
  const plain = cleanText(text).replace(/[\s()]/g, '');
  return isMobile(plain) || isLandline(plain) || isForeignPhone(plain.replaceAll('-', ''));
});
export const email = textRule('EMAIL', (text) => isEmail(cleanText(text)));
export const ascii = textRule('ASCII_ONLY', (text) => /^[\x20-\x7e]*$/.test(text.trim()));
/** Letters of a bill of lading. */
export const partyLetters = textRule('PARTY_LETTERS', (text) => /^[\x20-\x7e\n]*$/.test(text.trim()));
export const addressLines = textRule(
  'ADDRESS_LINES',
  (text) =>
    text.trim().split('\n').length <= 5 &&
    text
      .trim()
      .split('\n')
      .every((line) => line.length <= 35),
);
export const countryCode = textRule('COUNTRY_CODE', (text) => countryCodes.has(cleanCode(text)));
export const notVague = textRule('VAGUE_NAME', (text) => !isVagueName(text));
export const casNumber = textRule('CAS_NUMBER', isCasNumber);

/** Chinese export declares ten digits; six or eight are enough to book. */
export const tariffCode: TextRule = ({ value }) => {
  if (typeof value !== 'string') return null;
  if (!isTariffCode(value)) return { code: 'HS_CODE' };
  return cleanCode(value).replaceAll('.', '').length < 10 ? { code: 'HS_NOT_TEN', level: 'WARN' } : null;
};

export const filesAtMost =
  (most: number): TextRule =>
  ({ value }) =>
    Array.isArray(value) && value.length > most ? { code: 'TOO_MANY_FILES', values: { most: String(most) } } : null;
