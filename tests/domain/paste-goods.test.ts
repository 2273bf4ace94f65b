import { describe, expect, it } from 'vitest';
import { type PasteInto, pasteGoods, readTable } from '#domain/booking/paste-goods.ts';
import { blankCargo, type CargoLine } from '#domain/fcl/form.ts';

const given: PasteInto<CargoLine> = { blank: blankCargo, isDanger: true, lines: [], room: 20 };
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

  it('finds columns by their headers in any order, and numbers without signs', () => {
    const text = [
      row('UN No.', '毛重 (KGS)', '品名', '英文品名', '件数', '包装', '净重', '体积', '备注'),
      row('UN1230', '30,400.5 kgs', '甲醇', 'METHANOL', '160', '1A1', '25600', '40.2 CBM', '易燃'),
    ].join('\r\n');
    const { lines, skipped } = pasteGoods(text, given);
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
      dg: { ...blankCargo.dg, unNo: '1230' },
    });
  });

  it('takes them in the usual order where there is no head, and a line that only has a number', () => {
    const { lines } = pasteGoods(row('', '', '1230', '1A1', '80', '15200', '12800', '20'), given);
    expect(lines[0]).toMatchObject({ packages: '80', grossWeight: '15200', dg: { unNo: '1230' } });
    const [{ cargoNameCn, cargoNameEn } = blankCargo] = lines;
    expect([cargoNameCn, cargoNameEn]).toEqual(['', '']);
  });

  it('leaves out rows without a name and those there is no room for, by their number in the sheet', () => {
    const text = [row('品名', '件数'), row('甲醇', '1'), row('', '2'), row('丙酮', '3'), row('乙醇', '4')].join('\n');
    const { lines, skipped } = pasteGoods(text, { ...given, room: 2 });
    expect(lines.map(({ cargoNameCn }) => cargoNameCn)).toEqual(['甲醇', '丙酮']);
    expect(skipped).toEqual([3, 5]);
    expect(new Set(lines.map(({ id }) => id)).size).toBe(2);
  });

  it('turns a line with an invalid UN number into general cargo, and every line where dangerous goods are not allowed', () => {
    const [line] = pasteGoods([row('品名', 'UN'), row('甲醇', '无')].join('\n'), given).lines;
    expect(line).toMatchObject({ isDanger: false, dg: { unNo: '' } });
    const [plain] = pasteGoods([row('品名', 'UN'), row('甲醇', '1230')].join('\n'), {
      ...given,
      isDanger: false,
    }).lines;
    expect(plain).toMatchObject({ isDanger: false, dg: { unNo: '' } });
  });

  it('respects field lengths, and ignores unknown packages', () => {
    const [line] = pasteGoods([row('品名', '包装'), row('甲'.repeat(5_000), '魔法箱')].join('\n'), given).lines;
    expect(line?.cargoNameCn).toHaveLength(100);
    expect(line?.packageType).toBe('');
  });
});

describe('[4.31] parsing of a paste', () => {
  const only = (...rows: string[]) => pasteGoods(rows.join('\n'), given);

  it('reads quotes at the start of a cell, and the rest of the cell after them', () => {
    expect(readTable('5" pipe\t"a"b\t""\t""""\n"a\r\nb" \tc\t')).toEqual([
      ['5" pipe', 'ab', '', '"'],
      ['a\r\nb', 'c', ''],
    ]);
    expect(readTable(' a ')).toEqual([['a']]);
    expect(readTable('a\t')).toEqual([['a', '']]);
    expect(readTable('\n\ta\n')).toEqual([[''], ['', 'a']]);
    expect(readTable('"a\tb')).toEqual([['a\tb']]);
  });

  it.each([
    ['English name', 'METHANOL', { cargoNameEn: 'METHANOL' }],
    ['联合国编号', '2999', { dg: { ...blankCargo.dg, unNo: '2999' } }],
    ['Packing', '4g', { packageType: '4G' }],
    ['包装', '闭口塑料桶', { packageType: '1H1' }],
    ['包装', '魔法箱', { packageType: '' }],
    ['Qty', '1,160', { packages: '1160' }],
    ['数量', '１６０', { packages: '160' }],
    ['GROSS WT', '30 400 KG', { grossWeight: '30400' }],
    ['Net weight', '25600kgs', { netWeight: '25600' }],
    ['CBM', '40.2m³', { volume: '40.2' }],
    ['HS Code', '2905110000', { hsCode: '2905110000' }],
    ['CAS No.', '67-56-1', { casNo: '67-56-1' }],
  ])('under the head %s: %s', (head, cell, message) => {
    const { lines, skipped } = only(row('Description of goods', '备注', head), row('物', '易燃', cell));
    expect(skipped).toEqual([]);
    expect(lines).toEqual([{ ...blankCargo, id: '1', cargoNameCn: '物', ...message }]);
  });

  it('has a head where two cells name a column and none is a number', () => {
    const named = (...rows: string[]) => only(...rows).lines.map(({ cargoNameCn }) => cargoNameCn);
    expect(named(row('品名', '毛重'), row('甲醇', '1'))).toEqual(['甲醇']);
    expect(named(row('品名', '别的'), row('甲醇', '1'))).toEqual(['品名', '甲醇']);
    expect(named(row('品名', '毛重', '1230'), row('甲醇', ''))).toEqual(['品名', '甲醇']);
    expect(named(row('品名', '毛重', '12.5'), row('甲醇', ''))).toEqual(['品名', '甲醇']);
    expect(named(row('甲醇', 'METHANOL'), row('丙酮', 'ACETONE'))).toEqual(['甲醇', '丙酮']);
  });

  it('uses the default column order without a header, and leaves derived values to the list', () => {
    const cells = row('木精', 'WOOD SPIRIT', 'UN1230', '1a1', '80', '15200', '12800', '20.5', 'more');
    const { lines, skipped } = only('', cells, row('', '', '', 'PLT'));
    expect(skipped).toEqual([1, 3]);
    expect(lines).toEqual([
      {
        ...{ ...blankCargo, id: '1', cargoNameCn: '木精', cargoNameEn: 'WOOD SPIRIT' },
        ...{ packageType: '1A1', packages: '80', grossWeight: '15200', netWeight: '12800', volume: '20.5' },
        dg: { ...blankCargo.dg, unNo: '1230' },
      },
    ]);
  });

  it('makes a line of any of its names, dangerous unless its number is none', () => {
    const { lines } = only(row('甲醇'), row('', 'ACETONE'), row('', '', '1294'), row('盐', '', '-'));
    expect(lines.map(({ cargoNameCn, cargoNameEn, isDanger }) => [cargoNameCn, cargoNameEn, isDanger])).toEqual([
      ['甲醇', '', true],
      ['', 'ACETONE', true],
      ['', '', true],
      ['盐', '', false],
    ]);
    const [plain] = pasteGoods(row('甲醇', '', '1230'), { ...given, isDanger: false }).lines;
    expect(plain).toEqual({ ...blankCargo, id: '1', isDanger: false, cargoNameCn: '甲醇' });
    const [numbered] = pasteGoods(row('甲醇'), { ...given, lines: [{ ...blankCargo, id: '7' }] }).lines;
    expect(numbered?.id).toBe('8');
  });

  it('is truncated to each field’s length', () => {
    const long = (text: string) => text.repeat(300);
    const heads = row('品名', '英文', 'HS', 'CAS', '件数', '毛重', '净重', '体积');
    const cells = row(...['甲', 'A', '1', '2', '3', '4', '5', '6'].map(long));
    expect(only(heads, cells).lines).toEqual([
      {
        ...{ ...blankCargo, id: '1', cargoNameCn: '甲'.repeat(100), cargoNameEn: 'A'.repeat(250) },
        ...{ hsCode: '1'.repeat(14), casNo: '2'.repeat(14), packages: '3'.repeat(12) },
        ...{ grossWeight: '4'.repeat(20), netWeight: '5'.repeat(20), volume: '6'.repeat(20) },
      },
    ]);
  });
});
