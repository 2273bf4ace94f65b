import { describe, expect, it } from 'vitest';
import { pasteCargo, readTable } from '#domain/booking/paste-cargo.ts';

const given = { isDanger: true, lines: [], room: 20 };
const row = (...cells: string[]) => cells.join('\t');

describe('[4.31] cargo pasted from a spreadsheet', () => {
  it('reads cells as a spreadsheet copies them', () => {
    expect(readTable('a\tb\r\n"c\t1"\t"d ""x""\ne"\r\n')).toEqual([
      ['a', 'b'],
      ['c\t1', 'd "x"\ne'],
    ]);
    expect(readTable('')).toEqual([]);
    expect(readTable('a\n'.repeat(500))).toHaveLength(200);
  });

  it('takes columns by their heads, in whatever order, and numbers without their signs', () => {
    const text = [
      row('UN No.', '毛重 (KGS)', '品名', '英文品名', '件数', '包装', '净重', '体积', '备注'),
      row('UN1230', '30,400.5 kgs', '甲醇', 'METHANOL', '160', '1A1', '25600', '40.2 CBM', '易燃'),
    ].join('\r\n');
    const { lines, skipped } = pasteCargo(text, given);
    expect(skipped).toEqual([]);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatchObject({
      isDanger: true,
      cargoNameCn: '甲醇',
      cargoNameEn: 'METHANOL',
      packageType: '1A1',
      packages: '160',
      grossWeight: '30400.5',
      netWeight: '25600',
      volume: '40.2',
      dg: { unNo: '1230', dgClass: '3' },
    });
  });

  it('takes them in the usual order where there is no head, and a name from the UN number', () => {
    const { lines } = pasteCargo(row('', '', '1230', '1A1', '80', '15200', '12800', '20'), given);
    expect(lines[0]).toMatchObject({ packages: '80', grossWeight: '15200', dg: { unNo: '1230' } });
    expect(lines[0]?.cargoNameCn).not.toBe('');
  });

  it('leaves out rows without a name and those there is no room for, by their number in the sheet', () => {
    const text = [row('品名', '件数'), row('甲醇', '1'), row('', '2'), row('丙酮', '3'), row('乙醇', '4')].join('\n');
    const { lines, skipped } = pasteCargo(text, { ...given, room: 2 });
    expect(lines.map(({ cargoNameCn }) => cargoNameCn)).toEqual(['甲醇', '丙酮']);
    expect(skipped).toEqual([3, 5]);
    expect(new Set(lines.map(({ id }) => id)).size).toBe(2);
  });

  it('makes general cargo of a line whose number is no UN number, and of every line where none may be dangerous', () => {
    const [line] = pasteCargo([row('品名', 'UN'), row('甲醇', '无')].join('\n'), given).lines;
    expect(line).toMatchObject({ isDanger: false, dg: { unNo: '' } });
    const [plain] = pasteCargo([row('品名', 'UN'), row('甲醇', '1230')].join('\n'), {
      ...given,
      isDanger: false,
    }).lines;
    expect(plain).toMatchObject({ isDanger: false, dg: { unNo: '' } });
  });

  it('takes no more than a field holds, and no package it does not know', () => {
    const [line] = pasteCargo([row('品名', '包装'), row('甲'.repeat(5_000), '魔法箱')].join('\n'), given).lines;
    expect(line?.cargoNameCn).toHaveLength(100);
    expect(line?.packageType).toBe('');
  });
});
