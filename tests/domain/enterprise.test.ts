import { expect, test } from 'vitest';
import { companyName, isSameCompany } from '#domain/enterprise/company-name.ts';
import { LICENCE_TYPES, licenceFileError } from '#domain/enterprise/licence-file.ts';
import * as roles from '#domain/enterprise/roles.ts';
import { isInvoiceNumber } from '#domain/invoices/issued.ts';
import { shortWords } from '#domain/notices/short-words.ts';

test('[10.10] an owner and a booker book, a viewer reads, and no one is taken in as an owner', () => {
  expect(roles.memberRoles.map((role) => [role, roles.mayBook(role)])).toEqual([
    ['owner', true],
    ['booker', true],
    ['viewer', false],
  ]);
  expect(roles.colleagueRoles).toEqual(['booker', 'viewer']);
});

test('[10.10] an invitation waits three days, and an enterprise has so many of each', () => {
  expect(roles.JOINING_MS).toBe(259_200_000);
  expect([roles.MEMBERS_OF_AN_ENTERPRISE, roles.INVITATIONS_OF_AN_ENTERPRISE, roles.JOIN_NOTE_LENGTH]).toEqual([
    ...[100, 20, 100],
  ]);
});

test('[10.10] a company is the same however its brackets, blanks and letters are written', () => {
  expect(companyName(' 申蓝（上海） ｃｈｅｍ 有限公司 ')).toBe('申蓝(上海)CHEM有限公司');
  expect(isSameCompany('申蓝(上海)chem有限公司', '申蓝（上海）ＣＨＥＭ有限公司')).toBe(true);
  expect(isSameCompany('申蓝(上海)有限公司', '申蓝(宁波)有限公司')).toBe(false);
});

test('[5.2] a licence is one picture or one PDF of twenty megabytes at most', () => {
  const at = (size: number, type = 'image/png') => licenceFileError({ size, type });
  expect(LICENCE_TYPES).toEqual(['image/jpeg', 'image/png', 'image/bmp', 'application/pdf']);
  expect([at(0), at(1), at(20_971_520), at(20_971_521), at(1, 'image/gif')]).toEqual([
    ...['empty', null, null, 'tooLarge', 'wrongType'],
  ]);
});

test('[1.6] an invoice has eight digits or twenty, whatever blanks are around them', () => {
  const numbers = ['12345678', ` ${'1'.repeat(20)} `, '1234567', '123456789', '1'.repeat(21), '1234567x'];
  expect(numbers.map(isInvoiceNumber)).toEqual([true, true, false, false, false, false]);
});

test('[10.9] what a person typed stands in a notice on one line of sixty letters', () => {
  expect(shortWords('  盖章\n看不清\u2028请\t重新\u200b扫描  ')).toBe('盖章 看不清 请 重新 扫描');
  expect(shortWords('一行\r\n\r\n又一行')).toBe('一行 又一行');
  expect(shortWords('字'.repeat(60))).toBe('字'.repeat(60));
  expect(shortWords('字'.repeat(61))).toBe(`${'字'.repeat(59)}…`);
});
