import { isVagueName } from '../dangerous-goods/goods-names.ts';
import { type TextRule, textRule } from '../form/rules.ts';
import { isCasNumber } from '../identity/cas-number.ts';
import { isTariffCode } from '../identity/trade-codes.ts';
import { countryCodes } from '../reference/country-codes.ts';
import { cleanCode } from '../text.ts';

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

/** Chinese export declares ten digits; six or eight suffice for booking. */
export const tariffCode: TextRule = ({ value }) => {
  if (typeof value !== 'string') return null;
  if (!isTariffCode(value)) return { code: 'HS_CODE' };
  return cleanCode(value).replaceAll('.', '').length < 10 ? { code: 'HS_NOT_TEN', level: 'WARN' } : null;
};
