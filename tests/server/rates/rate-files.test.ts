import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import writeExcelFile from 'write-excel-file/node';
import type { Cell } from '#domain/rates/cell.ts';
import { readCsv } from '#server/rates/worker/csv.ts';
import { readXlsx } from '#server/rates/worker/workbook.ts';
import { excelWorkbook, zipOf } from '#tests/kit/excel-workbook.ts';
import { temporaryFolder } from '#tests/kit/temporary-folder.ts';

const folder = temporaryFolder('rate-files');

function fileOf(name: string, content: Uint8Array): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

const workbook = () =>
  writeExcelFile(
    [
      [
        { type: String, value: '起运港' },
        { type: Number, value: 850.5, format: '0.00' },
        { type: Number, value: 0.06, format: '0%' },
        { type: Date, value: new Date('2026-01-31T00:00:00Z'), format: 'yyyy-mm-dd' },
      ],
    ],
    { sheet: '运价' },
  ).toBuffer();

async function cellsOf(path: string): Promise<readonly Cell[][]> {
  const rows: Cell[][] = [];
  await readXlsx(path, () => (_, cells) => rows.push([...cells]));
  return rows;
}

describe('[10.3] a file of rates', () => {
  it('is read with the look of its numbers', async () => {
    expect(await cellsOf(fileOf('good.xlsx', await workbook()))).toEqual([
      [
        { kind: 'text', text: '起运港' },
        { kind: 'number', value: 850.5, look: 'plain' },
        { kind: 'number', value: 0.06, look: 'percent' },
        { kind: 'day', text: '2026-01-31', hasTime: false },
      ],
    ]);
  });

  it.each([
    ['libreoffice', 'shared strings with rich text'],
    ['exceljs', 'inline strings with rich text, data descriptors'],
    ['sheetjs', 'no shared strings, days as ISO texts'],
    ['openpyxl', 'no shared strings, formulas without values'],
  ])('is read as %s writes it: %s', async (program) => {
    const [row = []] = await cellsOf(join('tests/kit/sheets', `cells-${program}.xlsx`));
    expect(row.slice(0, 7)).toEqual([
      { kind: 'text', text: '起运港' },
      { kind: 'text', text: '上海洋山' },
      { kind: 'number', value: 850.5, look: 'plain' },
      { kind: 'number', value: 0.06, look: 'percent' },
      { kind: 'day', text: '2026-01-31', hasTime: false },
      { kind: 'day', text: '2026-01-31', hasTime: true, time: '18:00' },
      { kind: 'text', text: 'TRUE' },
    ]);
    const computed = [
      { kind: 'number', value: 1700, look: 'plain' },
      { kind: 'text', text: '上海' },
    ];
    expect(row.slice(7)).toEqual(program === 'openpyxl' ? [{ kind: 'broken' }, { kind: 'broken' }] : computed);
  });

  it('is read with other prefixes, parts in other folders and letter cases, and neither styles nor shared strings', async () => {
    const main = 'xmlns:x="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
    const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
    const rels = (...items: readonly (readonly [id: string, kind: string, target: string])[]) =>
      `<p:Relationships xmlns:p="http://schemas.openxmlformats.org/package/2006/relationships">${items
        .map(([id, kind, target]) => `<p:Relationship Id="${id}" Type="${office}/${kind}" Target="${target}"/>`)
        .join('')}</p:Relationships>`;
    const workbook = `<x:workbook ${main} xmlns:q="${office}"><x:sheets><x:sheet name="运价" sheetId="1" q:id="a"/></x:sheets></x:workbook>`;
    const sheet = (cells: string) =>
      `<x:worksheet ${main}><x:sheetData><x:row>${cells}</x:row></x:sheetData></x:worksheet>`;
    const inline = zipOf({
      'xl/workbook.xml': workbook,
      'xl/_rels/workbook.xml.rels': rels(['a', 'worksheet', '../data/./one.xml']),
      'data/one.xml': sheet('<x:c t="inlineStr"><x:is><x:t>上海</x:t></x:is></x:c><x:c t="b"><x:v>0</x:v></x:c>'),
    });
    expect(await cellsOf(fileOf('inline.xlsx', inline))).toEqual([
      [
        { kind: 'text', text: '上海' },
        { kind: 'text', text: 'FALSE' },
      ],
    ]);
    const shared = zipOf({
      'xl/workbook.xml': workbook,
      'xl/_rels/workbook.xml.rels': rels(['a', 'worksheet', '/xl/Sheet1.xml'], ['b', 'sharedStrings', 'texts.xml']),
      'xl/sheet1.xml': sheet('<x:c t="s"><x:v>0</x:v></x:c>'),
      'xl/texts.xml': `<x:sst ${main}><x:si><x:r><x:t>上</x:t></x:r><x:r><x:t>海</x:t></x:r></x:si></x:sst>`,
    });
    expect(await cellsOf(fileOf('shared.xlsx', shared))).toEqual([[{ kind: 'text', text: '上海' }]]);
  });

  it('is refused when it is cut short, has a password, is of before 2007 or no workbook', async () => {
    const whole = await workbook();
    const ole = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(4096)]);
    const files = {
      DAMAGED: whole.subarray(0, whole.length / 2),
      PROTECTED: Buffer.concat([ole, Buffer.from('EncryptedPackage', 'utf16le')]),
      OLD_FORMAT: ole,
      WRONG_TYPE: Buffer.from('起运港,目的港'),
    };
    for (const [error, content] of Object.entries(files))
      await expect(cellsOf(fileOf(`${error}.xlsx`, content))).rejects.toMatchObject({ error });
  });

  it('is refused with macros, and when it unpacks to more than a workbook of rates can hold', async () => {
    const sheet = { name: '运价', rows: [['起运港']], merged: [] };
    const macro = excelWorkbook(sheet, { 'xl/vbaProject.bin': 'Sub Auto_Open' });
    await expect(cellsOf(fileOf('macro.xlsx', macro))).rejects.toMatchObject({ error: 'MACRO' });
    const padding = `<!--${' '.repeat(300 * 1024 * 1024)}-->`;
    const bomb = excelWorkbook(sheet, { 'xl/sharedStrings.xml': padding });
    expect(bomb.length).toBeLessThan(1024 * 1024);
    await expect(cellsOf(fileOf('bomb.xlsx', bomb))).rejects.toMatchObject({ error: 'TOO_LARGE' });
  });

  it('is refused when its directory says less than it unpacks to', async () => {
    const sheet = { name: '运价', rows: [['起运港']], merged: [] };
    const padding = `<sst>${' '.repeat(4 * 1024 * 1024)}</sst>`;
    const bomb = excelWorkbook(sheet, { 'xl/sharedStrings.xml': padding });
    const length = Buffer.byteLength(padding);
    const claimedSize = Buffer.alloc(4);
    claimedSize.writeUInt32LE(length);
    const small = Buffer.alloc(4);
    small.writeUInt32LE(1024);
    const sizeOffsets = [bomb.indexOf(claimedSize), bomb.lastIndexOf(claimedSize)];
    expect(new Set(sizeOffsets).size).toBe(2);
    for (const at of sizeOffsets) small.copy(bomb, at);
    await expect(cellsOf(fileOf('lying.xlsx', bomb))).rejects.toMatchObject({ error: 'DAMAGED' });
  });

  it('has days and times in the looks of the Chinese edition of Excel, and numbers in its own', async () => {
    const codes: Readonly<Record<number, string>> = {
      176: 'yyyy"年"m"月"d"日";@',
      177: '[$-804]yyyy"年"m"月"d"日";@',
      178: '[DBNum1][$-804]yyyy"年"m"月"d"日";@',
      179: 'yyyy/m/d\\ h:mm;@',
      180: '[$-804]上午/下午h"时"mm"分";@',
      181: 'G/通用格式',
      182: '#,##0.00_);[红色]\\(#,##0.00\\)',
      183: '_ "¥"* #,##0.00_ ;_ "¥"* \\-#,##0.00_ ;_ @_ ',
      184: '0.00"元/箱"',
      185: '0!.0,"万"',
    };
    const looks = [14, 27, 31, 57, 58, 176, 177, 178, 179, 180, 181, 182, 183, 184, 185];
    const formats = Object.entries(codes).map(
      ([id, code]) => `<numFmt numFmtId="${id}" formatCode="${code.replaceAll('"', '&quot;')}"/>`,
    );
    const styles = `<styleSheet><numFmts>${formats.join('')}</numFmts><cellXfs>${looks
      .map((id) => `<xf numFmtId="${id}"/>`)
      .join('')}</cellXfs></styleSheet>`;
    const serials = looks.map((id) => (id === 179 ? 46_053.75 : id === 180 ? 0.75 : 46_053));
    const cells = serials.map((value, style) => `<c s="${style}"><v>${value}</v></c>`).join('');
    const written = excelWorkbook(
      { name: '运价', rows: [['x']], merged: [] },
      {
        'xl/styles.xml': styles,
        'xl/worksheets/sheet1.xml': `<worksheet><sheetData><row>${cells}</row></sheetData></worksheet>`,
      },
    );
    const day = { kind: 'day', text: '2026-01-31', hasTime: false };
    const number = { kind: 'number', value: 46_053, look: 'plain' };
    expect(await cellsOf(fileOf('chinese.xlsx', written))).toEqual([
      [
        ...Array(8).fill(day),
        { ...day, hasTime: true, time: '18:00' },
        { kind: 'text', text: '18:00' },
        ...Array(5).fill(number),
      ],
    ]);
  });

  it('has the value of a formula, never the formula; one without a value, and an error, are broken', async () => {
    const cells =
      '<c r="A1"><f>850*2</f><v>1700</v></c><c r="B1" t="str"><f>HYPERLINK("http://a.example","上海")</f><v>上海</v></c>' +
      '<c r="C1"><f>NOW()</f></c><c r="D1" t="e"><f>1/0</f><v>#DIV/0!</v></c>';
    const sheetData = `<worksheet><sheetData><row r="1">${cells}</row></sheetData></worksheet>`;
    const written = excelWorkbook(
      { name: '运价', rows: [['x']], merged: [] },
      { 'xl/worksheets/sheet1.xml': sheetData },
    );
    expect(await cellsOf(fileOf('formula.xlsx', written))).toEqual([
      [
        { kind: 'number', value: 1700, look: 'plain' },
        { kind: 'text', text: '上海' },
        { kind: 'broken' },
        { kind: 'broken' },
      ],
    ]);
  });

  it('is read from csv in UTF-8 and GB18030, and refused in another encoding', async () => {
    const rows: (readonly Cell[])[] = [];
    const take = (_: number, cells: readonly Cell[]) => rows.push(cells);
    await readCsv(fileOf('utf8.csv', Buffer.from('\uFEFF上海,"1,234"\r\n')), take);
    await readCsv(fileOf('gb.csv', Buffer.from('c9cfbaa32c310d0a', 'hex')), take);
    // Four bytes for one character, which GBK does not have.
    await readCsv(fileOf('gb4.csv', Buffer.from('b3c28139ee392c310d0a', 'hex')), take);
    expect(rows).toEqual([
      [
        { kind: 'text', text: '上海' },
        { kind: 'text', text: '1,234' },
      ],
      [
        { kind: 'text', text: '上海' },
        { kind: 'text', text: '1' },
      ],
      [
        { kind: 'text', text: '陈㐀' },
        { kind: 'text', text: '1' },
      ],
    ]);
    const unicode = fileOf('utf16.csv', Buffer.from('\uFEFFa,b', 'utf16le'));
    await expect(readCsv(unicode, take)).rejects.toMatchObject({ error: 'UNKNOWN_ENCODING' });
  });
});
