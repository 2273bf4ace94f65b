import { describe, expect, test } from 'vitest';
import * as tradeRules from '#domain/booking/trade-rules.ts';
import type { RuleError } from '#domain/form/field.ts';
import * as rules from '#domain/form/rules.ts';

type Rule = (spot: { value: unknown }) => RuleError | null;

const tell = (rows: readonly [rule: Rule, value: unknown, finding: RuleError | null][]) =>
  test.each(rows)('%# %o', (rule, value, finding) => {
    expect(rule({ value })).toEqual(finding);
  });

describe('[4.31] a number as people type it', () => {
  const weight = rules.quantity({ decimals: 3, min: '0.5', max: '99.5' });
  const pieces = rules.quantity({ decimals: 0, min: 1, max: 100 });
  const open = rules.quantity({ decimals: 1 });
  const decimalsError = (most: string): RuleError => ({ code: 'TOO_MANY_DECIMALS', values: { places: most } });
  tell([
    [weight, '', null],
    [weight, '0.5', null],
    [weight, '0.499', { code: 'TOO_SMALL', values: { least: '0.5' } }],
    [weight, '99.5', null],
    [weight, '99.501', { code: 'TOO_LARGE', values: { most: '99.5' } }],
    [weight, '1.2345', decimalsError('3')],
    [weight, '1e1', { code: 'SCIENTIFIC' }],
    [weight, 'many', { code: 'NOT_A_NUMBER' }],
    [weight, 100, null],
    [pieces, '1', null],
    [pieces, '1.5', { code: 'NOT_WHOLE' }],
    [pieces, '0', { code: 'TOO_SMALL', values: { least: '1' } }],
    [pieces, '101', { code: 'TOO_LARGE', values: { most: '100' } }],
    [open, '1.55', decimalsError('1')],
    [open, '9'.repeat(40), null],
    [open, '9'.repeat(41), { code: 'TOO_LARGE', values: { most: '' } }],
  ]);
});

describe('[4.31] a text of its kind', () => {
  const error = (code: RuleError['code']): RuleError => ({ code });
  const short: RuleError = { code: 'TOO_SHORT', values: { least: '2' } };
  const lines = (count: number, length: number) => Array.from({ length: count }, () => 'A'.repeat(length)).join('\n');
  const notTen: RuleError = { code: 'HS_NOT_TEN', level: 'WARN' };
  tell([
    [rules.atLeast(2), '李货', null],
    [rules.atLeast(2), ' 李 ', short],
    [rules.atLeast(2), 1, null],
    [rules.mobile, ' 13800138000 ', null],
    [rules.mobile, '12800138000', null],
    [rules.mobile, '11800138000', error('MOBILE')],
    [rules.mobile, '1380013800', error('MOBILE')],
    [rules.mobile, 13_800_138_000, null],
    [rules.landline, '021-12345678', null],
    [rules.landline, '13800138000', error('LANDLINE')],
    [rules.anyPhone, '138 0013 8000', null],
    [rules.anyPhone, '(021) 12345678', null],
    [rules.anyPhone, '400-123-4567', null],
    [rules.anyPhone, '+1-703-527-3887', null],
    [rules.anyPhone, '138-0013-8000', error('EMERGENCY_PHONE')],
    [rules.anyPhone, '+0 703 527', error('EMERGENCY_PHONE')],
    [rules.email, ' a@b.cn ', null],
    [rules.email, 'a@b', error('EMAIL')],
    [rules.ascii, 'METHANOL (99.9 %) ~', null],
    [rules.ascii, '\nMETHANOL\n', null],
    [rules.ascii, 'METHANOL\nPURE', error('ASCII_ONLY')],
    [rules.ascii, '甲醇', error('ASCII_ONLY')],
    [tradeRules.partyLetters, 'NINGBO CHEM\nCO., LTD', null],
    [tradeRules.partyLetters, '\tNINGBO CHEM\t', null],
    [tradeRules.partyLetters, 'NINGBO\tCHEM', error('PARTY_LETTERS')],
    [tradeRules.partyLetters, '宁波', error('PARTY_LETTERS')],
    [tradeRules.addressLines, lines(5, 35), null],
    [tradeRules.addressLines, `\n ${lines(5, 35)} \n`, null],
    [tradeRules.addressLines, lines(6, 1), error('ADDRESS_LINES')],
    [tradeRules.addressLines, lines(1, 36), error('ADDRESS_LINES')],
    [tradeRules.addressLines, `A\n${lines(1, 36)}`, error('ADDRESS_LINES')],
    [tradeRules.countryCode, 'nl', null],
    [tradeRules.countryCode, 'XX', error('COUNTRY_CODE')],
    [tradeRules.notVague, 'METHANOL', null],
    [tradeRules.notVague, 'general  cargo', error('VAGUE_NAME')],
    [tradeRules.casNumber, '67-56-1', null],
    [tradeRules.casNumber, '67-56-2', error('CAS_NUMBER')],
    [tradeRules.tariffCode, '2905.11.00.00', null],
    [tradeRules.tariffCode, '2905110000', null],
    [tradeRules.tariffCode, '2905.11.00', notTen],
    [tradeRules.tariffCode, '290511', notTen],
    [tradeRules.tariffCode, '290511000', error('HS_CODE')],
    [tradeRules.tariffCode, 2_905_110_000, null],
  ]);

  test('of files there are as many as may be', () => {
    const atMost = rules.filesAtMost(2);
    expect(atMost({ value: ['a', 'b'] })).toBeNull();
    expect(atMost({ value: ['a', 'b', 'c'] })).toEqual({ code: 'TOO_MANY_FILES', values: { most: '2' } });
    expect(atMost({ value: 'abc' })).toBeNull();
  });
});
