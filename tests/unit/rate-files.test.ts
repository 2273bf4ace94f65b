import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import writeExcelFile from 'write-excel-file/node';
import type { Cell } from '#domain/rates/cell.ts';
import { readCsv } from '#server/rates/worker/csv.ts';
import { readXlsx } from '#server/rates/worker/workbook.ts';
import { excelWorkbook } from '#tests/kit/excel-workbook.ts';

const folder = mkdtempSync(join(tmpdir(), 'rate-files-'));
afterAll(() => rmSync(folder, { recursive: true }));

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
    expect(rows).toEqual([
      [
        { kind: 'text', text: '上海' },
        { kind: 'text', text: '1,234' },
      ],
      [
        { kind: 'text', text: '上海' },
        { kind: 'text', text: '1' },
      ],
    ]);
    const unicode = fileOf('utf16.csv', Buffer.from('\uFEFFa,b', 'utf16le'));
    await expect(readCsv(unicode, take)).rejects.toMatchObject({ error: 'UNKNOWN_ENCODING' });
  });
});
