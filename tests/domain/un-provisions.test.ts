import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { innerLimitOf, provisionsOf } from '#domain/reference/un-provisions.ts';
import { unTable } from '#domain/reference/un-table.ts';

describe('[3.14] the provisions of the dangerous goods list', () => {
  test('each row of the table has its own, one for each packing group in its order', () => {
    for (const { unNo, packingGroups } of unTable)
      expect(
        provisionsOf(unNo).map(({ packingGroup }) => packingGroup),
        unNo,
      ).toEqual(packingGroups.length === 0 ? [null] : [...packingGroups]);
    expect(provisionsOf('9999')).toEqual([]);
    expect(provisionsOf('')).toEqual([]);
  });

  test('each cell is a code of its kind, or nobody knows it', () => {
    const shapes = {
      ...{
        specialProvisions: /^\d{2,3}$/,
        packing: /^L?P\d{3}[a-d]?$/,
        ibc: /^IBC\d{2,3}$/,
        tankProvisions: /^TP\d{1,2}$/,
      },
      ...{ stowageCodes: /^(?:SW|H)\d{1,2}$/, segregationCodes: /^SG\d{1,2}$/ },
    };
    for (const { unNo } of unTable)
      for (const one of provisionsOf(unNo)) {
        expect(one.ems ?? 'F-A, S-A', unNo).toMatch(/^F-[A-J], S-[A-Z]$/);
        expect(one.exceptedQuantity ?? 'E0', unNo).toMatch(/^E[0-5]$/);
        expect(one.limitedQuantity ?? '0', unNo).toMatch(/^(?:0|\d+(?:mL|L|g|kg))$/);
        expect(one.stowage ?? '', unNo).toMatch(/^[A-E]?$/);
        for (const [key, shape] of Object.entries(shapes))
          for (const code of one[key as keyof typeof shapes] ?? []) expect(code, `${unNo} ${key}`).toMatch(shape);
      }
  });

  test('a code that the sources tell differently is not known, and none is none', () => {
    expect(provisionsOf('1230')).toEqual([
      {
        ...{ packingGroup: 'II', ems: 'F-E, S-D', specialProvisions: ['279'], limitedQuantity: '1L' },
        ...{ exceptedQuantity: 'E2', packing: ['P001'], ibc: ['IBC02'], tankProvisions: ['TP2'] },
        ...{ stowage: 'B', stowageCodes: ['SW2'], segregationCodes: [] },
      },
    ]);
    expect(provisionsOf('1547')[0]).toMatchObject({ ems: null, specialProvisions: null, packing: ['P001'] });
    expect(innerLimitOf('1263', 'II')).toBe('5');
    expect(innerLimitOf('1263', 'I')).toBe('0.5');
    expect(innerLimitOf('1402', 'II')).toBe('0.5');
    expect(innerLimitOf('1089', 'I')).toBeNull();
    expect(innerLimitOf('1950', null)).toBeUndefined();
    expect(innerLimitOf('9999', null)).toBeUndefined();
  });

  test('as many cells are open as docs/trade.md says', () => {
    const table = readFileSync('domain/reference/un-provisions.ts', 'utf8');
    const rows = table.match(/^\d{4}\|.*$/gm) ?? [];
    const open = rows
      .join('|')
      .split('|')
      .filter((cell) => cell === '?').length;
    expect(readFileSync('docs/trade.md', 'utf8')).toContain(`${rows.length} rows; of 1,480 cells ${open} differ`);
    expect(rows.length * 10).toBe(1_480);
  });
});
