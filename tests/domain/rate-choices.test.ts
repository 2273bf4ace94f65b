import { describe, expect, it } from 'vitest';
import { shownCell } from '#domain/rates/cell.ts';
import { choiceFinder, fixedLists, type ListName, shownChoice } from '#domain/rates/choices.ts';
import { sheetLists } from '#tests/kit/sheet-lists.ts';

const choiceOf = choiceFinder(sheetLists);

/** A list, a code of it, and what people write for it, as it is exported first. */
const written: readonly [ListName, string, readonly string[]][] = [
  ['cargo', 'N', ['普货']],
  ['cargo', 'Y', ['危险品']],
  ['trainUnit', 'CBM', ['立方米', 'CBM']],
  ['trainUnit', '40HQ', ['40HQ']],
  ['tankBox', '20TK', ['20TK']],
  ['flexitankBox', '20GP', ['20GP']],
  ['weightBreak', 'M', ['M', '最低']],
  ['weightBreak', 'N', ['N', '-45']],
  ['weightBreak', '45', ['45', '+45']],
  ['weightBreak', '100', ['100', '+100']],
  ['weightBreak', '300', ['300', '+300']],
  ['weightBreak', '500', ['500', '+500']],
  ['weightBreak', '1000', ['1000', '+1000']],
  ['basis', 'CONTAINER', ['箱']],
  ['basis', 'SHIPMENT', ['票']],
  ['basis', 'UN_ITEM', ['品名']],
  ['basis', 'TIME', ['次']],
  ['sharedBasis', 'REVENUE_TON', ['计费吨', 'RT']],
  ['sharedBasis', 'TON', ['吨']],
  ['sharedBasis', 'SHIPMENT', ['票']],
  ['sharedBasis', 'UN_ITEM', ['品名']],
  ['sharedBasis', 'TIME', ['次']],
  ['airBasis', 'KILOGRAM', ['公斤', 'KG']],
  ['airBasis', 'SHIPMENT', ['票']],
  ['airBasis', 'TIME', ['次']],
  ['trainBasis', 'CONTAINER', ['箱']],
  ['trainBasis', 'REVENUE_TON', ['计费吨', 'RT']],
  ['trainBasis', 'SHIPMENT', ['票']],
  ['trainBasis', 'TIME', ['次']],
  ['workBasis', 'KILOMETRE', ['公里']],
  ['workBasis', 'TANK_DAY', ['罐天']],
  ['workBasis', 'PERSON', ['人']],
  ['workBasis', 'MONTH', ['月']],
  ['workBasis', 'PERCENT', ['百分比', '%']],
  ['vehicle', 'VAN42', ['VAN42', '4.2 米厢式车']],
  ['aircraft', 'PAX', ['PAX', '客机']],
  ['aircraft', 'CAO', ['CAO', '货机', '全货机']],
  ['tankCode', 'T11', ['T11']],
  ['tankWork', 'LOAD', ['装']],
  ['tankWork', 'UNLOAD', ['卸']],
  ['tankWork', 'CLEAN', ['洗']],
  ['border', '霍尔果斯', ['霍尔果斯']],
  ['foreignBorder', '阿腾科里', ['阿腾科里']],
  ['city', '310000', ['310000', '上海']],
  ['currency', 'USD', ['USD', '美元']],
  ['payTerm', 'PRE', ['预付']],
  ['payTerm', 'COL', ['到付']],
  ['space', 'PLENTY', ['充足']],
  ['space', 'TIGHT', ['紧张']],
  ['space', 'ASK', ['需确认']],
  ['dangerousClass', '4.1', ['4.1']],
];

describe('[10.3] accepted spellings of a choice', () => {
  it.each(written)('%s %s', (list, code, names) => {
    const found = [code, ...names].map((name) => choiceOf(list, name));
    expect({ found: new Set(found), shown: shownChoice(sheetLists, list, code) }).toEqual({
      found: new Set([code]),
      shown: names[0],
    });
  });

  it.each([
    ['a border of this side is none of the other', 'foreignBorder', '霍尔果斯'],
    ['a border of the other side is none of this', 'border', '阿腾科里'],
    ['nothing is a box', 'tankBox', ''],
    ['a unit of trains is no unit of vessels', 'basis', '计费吨'],
  ] as const)('%s', (_, list, name) => {
    expect(choiceOf(list, name)).toBeNull();
  });

  it('a name that two share names neither, unless it is the code of one; blanks and capitals make no difference', () => {
    const shared = choiceFinder({
      ...sheetLists,
      warehouse: [
        { code: 'A', names: ['洋山', '洋山'] },
        { code: 'B', names: ['外高桥', '二库'] },
        { code: 'C', names: ['外高桥', 'b'] },
      ],
    });
    const found = ['洋山', '外高桥', '二库', 'B', ' b ', 'D'].map((name) => shared('warehouse', name));
    expect(found).toEqual(['A', null, 'B', 'B', 'B', null]);
  });

  it('a code that is in no list is shown as it is', () => {
    expect(shownChoice(sheetLists, 'port', 'XXXXX')).toBe('XXXXX');
  });

  it('a box is one of those that the site knows, and no tank', () => {
    const codes = fixedLists.box.map(({ code }) => code);
    expect([codes.includes('20GP'), choiceOf('box', '45HQ'), choiceOf('box', '20XX')]).toEqual([true, '45HQ', null]);
  });
});

describe('[10.3] a cell that an error quotes', () => {
  it.each([
    [{ kind: 'empty' }, ''],
    [{ kind: 'broken' }, ''],
    [{ kind: 'number', value: 850.5, look: 'plain' }, '850.5'],
    [{ kind: 'text', text: '约 850' }, '约 850'],
    [{ kind: 'day', text: '2026-01-31', hasTime: false }, '2026-01-31'],
    [{ kind: 'text', text: `${'长'.repeat(39)}末尾` }, `${'长'.repeat(39)}末`],
  ] as const)('%o shows as %s', (cell, shown) => {
    expect(shownCell(cell)).toBe(shown);
  });
});
