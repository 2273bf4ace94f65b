import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readUnList } from '#domain/dangerous-goods/un-list/read.ts';
import type { UnRow } from '#domain/dangerous-goods/un-list/row.ts';
import { SEGREGATION_CODES } from './segregation-oracle/codes.ts';
import { type OracleAnswer, oracleOf } from './segregation-oracle/oracle.ts';
import { CLASSES, mixedStowage, tableCell } from './segregation-oracle/table.ts';

const rows = readUnList(readFileSync('server/reference/un/list.tsv', 'utf8'));

function rowOf(unNo: string): UnRow {
  const row = rows.find((one) => one.unNo === unNo);
  if (row === undefined) throw new Error(`UN ${unNo} is not in the list`);
  return row;
}

type Case = readonly [one: string, other: string, value: OracleAnswer['value'], decidedBy: string];

const examplesOfTheCode: Case[] = [
  // The annex of chapter 7.2: celluloid scrap with epibromohydrin, potassium perchlorate with nickel cyanide.
  ['2002', '2558', 2, 'TABLE 3x4.2'],
  ['1489', '1653', 2, 'SG49'],
  // 7.2.3.4: bromine chloride as for class 5.1, but separated from class 7.
  ['2901', '1203', 2, 'SG6 TABLE 3x5.1'],
  ['2901', '2915', 2, 'SG19'],
  // 7.2.6.2: boron trifluoride dimethyl etherate as for class 3, away from 4.1 and 8, with goods of class 4.3 all the same.
  ['2965', '1350', 1, 'SG8'],
  ['2965', '1830', 1, 'SG13'],
  ['2965', '1428', 0, '7.2.6.1'],
  // 7.2.6.3: sodium sulphide with more or less water, and goods of one table.
  ['1385', '1849', 0, '7.2.6.3.1'],
  ['1295', '1818', 0, 'TABLE 7.2.6.3.2'],
  ['1818', '2189', 0, 'TABLE 7.2.6.3.2'],
  ['3391', '3395', 0, 'TABLE 7.2.6.3.3'],
  // 7.2.7.2.1: ammonium nitrate with blasting explosives but for type C.
  ['1942', '0082', 0, '7.2.7.2.1'],
  ['1942', '0083', 4, 'TABLE 1.1x5.1'],
];

const cellsOfTheTable: Case[] = [
  ['1203', '1263', 0, 'TABLE 3x3'],
  ['1203', '3082', 0, 'TABLE 3x9'],
  ['1203', '1402', 2, 'TABLE 3x4.3'],
  ['1075', '1402', 2, 'TABLE 2.1x4.3'],
  ['1075', '1072', 2, 'TABLE 2.1x5.1'],
  ['1971', '1002', 0, 'TABLE 2.1x2.2'],
  ['2814', '1203', 3, 'TABLE 3x6.2'],
  ['0081', '1203', 4, 'TABLE 1.1x3'],
  ['0335', '1350', 3, 'TABLE 1.3x4.1'],
  ['0012', '1203', 2, 'TABLE 1.4x3'],
  ['0081', '3082', 0, 'TABLE 1.1x9'],
];

const explosives: Case[] = [
  ['0027', '0081', 0, '7.2.7.1.4 DxD'],
  ['0029', '0081', 'NOT_TOGETHER', '7.2.7.1.4 BxD'],
  ['0012', '0081', 0, '7.2.7.1.4 DxS'],
  ['0336', '0081', 'NOT_TOGETHER', '7.2.7.1.4 DxG'],
  ['0009', '0056', 0, '7.2.7.1.4 DxG'],
  ['0248', '0249', 'NOT_TOGETHER', '7.2.7.1.4 LxL'],
  ['0399', '0012', 2, 'SG67'],
  ['0083', '0222', 2, 'SG28'],
];

const codes: Case[] = [
  ['1183', '1203', 2, 'SG25'],
  ['1789', '1824', 2, 'SG36'],
  ['1680', '1789', 2, 'SG35'],
  ['2211', '1479', 2, 'SG5 TABLE 3x5.1'],
  ['2216', '0081', 3, 'SG65'],
  ['2216', '0012', 0, 'TABLE 1.4x9'],
  ['1131', '0012', 4, 'SG63'],
  ['2977', '0081', 4, 'SG78'],
  ['2977', '1479', 2, 'SG17'],
  ['3507', '2915', 0, 'SG77'],
  ['1492', '1444', 0, 'TABLE 5.1x5.1'],
  ['1492', '1942', 2, 'SG39'],
  ['3254', '1846', 2, 'SG44'],
  ['3495', '1005', 2, 'SG37'],
  ['1869', '1376', 2, 'SG52'],
  ['1950', '0081', 2, 'SG69'],
  ['2683', '1350', 1, 'SG68'],
];

const positions: Case[] = [
  ['1242', '2988', 0, '7.2.6.1'],
  ['1744', '2032', 2, 'SG17'],
  ['2014', '3105', 2, 'TABLE 5.1x5.2 unless TABLE 7.2.6.3.1'],
  ['0354', '0354', 0, 'SAME NUMBER'],
];

describe('[3.14] the oracle of segregation', () => {
  describe.each([
    { title: 'answers the examples of the Code', cases: examplesOfTheCode },
    { title: 'looks up the strictest cell of main and subsidiary hazards', cases: cellsOfTheTable },
    { title: 'judges explosives by compatibility group', cases: explosives },
    { title: 'follows the codes of the list', cases: codes },
    { title: 'holds to what its README says where the Code can be read in two ways', cases: positions },
  ])('$title', ({ cases }) => {
    test.each(cases)('UN %s with UN %s', (one, other, value, decidedBy) => {
      const answer = oracleOf(rowOf(one), rowOf(other));
      expect(answer).toMatchObject({ value, decidedBy });
      expect(oracleOf(rowOf(other), rowOf(one))).toEqual(answer);
    });
  });

  test('a cell the list leaves open puts only an answer in doubt that could be stricter', () => {
    const inDoubt = (one: string, other: string) => oracleOf(rowOf(one), rowOf(other)).inDoubt;
    expect(rowOf('1818').segregationCodes).toBeNull();
    expect(inDoubt('1818', '1203')).toBe(true);
    expect(inDoubt('1818', '0081')).toBe(false);
    expect(inDoubt('0190', '1203')).toBe(true);
    // Aerosols above 1 L are of class 2.2 here, which class 3 is away from.
    expect(inDoubt('1950', '1203')).toBe(true);
    expect(inDoubt('1203', '1789')).toBe(false);
  });

  test('the conditions of a code count as met beside the answer that leaves them open', () => {
    const both = (one: string, other: string) => {
      const { value, ifConditionsMet } = oracleOf(rowOf(one), rowOf(other));
      return [value, ifConditionsMet];
    };
    expect(both('1556', '1789')).toEqual([0, 2]);
    expect(both('3221', '1263')).toEqual([0, 4]);
    // 7.2.2.2: SG63 means goods under an explosive label, but SG67 does not, since its holder is of class 1 itself.
    expect(both('1843', '2956')).toEqual([2, 4]);
    expect(both('0396', '2956')).toEqual([3, 3]);
    expect(both('1203', '1789')).toEqual([0, 0]);
  });

  test('an aerosol above one litre is segregated as its division of class 2 and not as its other hazards', () => {
    const corrosive = rows.find(({ unNo, variant }) => unNo === '1950' && variant === '5C')!;
    expect(corrosive.subsidiaryClasses).toEqual(['8']);
    expect(oracleOf(corrosive, rowOf('1001'))).toMatchObject({ value: 0, inDoubt: false, ifConditionsMet: 0 });
    expect(oracleOf(corrosive, rowOf('1203'))).toMatchObject({ value: 0, inDoubt: true, ifConditionsMet: 1 });
  });

  test('both tables read the same from either side', () => {
    for (const one of CLASSES) for (const other of CLASSES) expect(tableCell(one, other)).toBe(tableCell(other, one));
    for (const one of 'ABCDEFGHJKLNS')
      for (const other of 'ABCDEFGHJKLNS') expect(mixedStowage(one, other)).toBe(mixedStowage(other, one));
  });

  test('each code of the list is known, and no other', () => {
    const used = new Set(rows.flatMap((row) => row.segregationCodes ?? []));
    expect([...used].sort()).toEqual(Object.keys(SEGREGATION_CODES).sort());
  });
});
