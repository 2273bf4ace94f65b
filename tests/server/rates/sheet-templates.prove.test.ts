import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sheetKinds } from '#domain/imports/kinds.ts';
import { type ImportService, importKindOf, importServices } from '#domain/imports/services.ts';
import { MINUTE_MS } from '#domain/limits.ts';
import { shownCell } from '#domain/rates/cell.ts';
import { CODES_SHEET } from '#domain/rates/sheet-names.ts';
import { readXlsx } from '#server/rates/worker/workbook.ts';
import { previewFile } from '#tests/kit/rate-sheet.ts';
import { clientHeaders, startServer, type TestServer } from '#tests/kit/server.ts';
import { fetchAs } from '#tests/kit/signed-in.ts';
import { temporaryFolder } from '#tests/kit/temporary-folder.ts';

describe('[10.3] [10.4] the template of a sheet, as it is downloaded', () => {
  let server: TestServer;
  const folder = temporaryFolder('sheet-templates');
  beforeAll(async () => {
    server = await startServer({ database: 'pglite', isMarket: true });
  }, 60_000);
  afterAll(() => server.stop());
  /** An operator reads so many files a minute. */
  beforeEach(() => server.clock.advance(2 * MINUTE_MS));

  async function download(service: ImportService, format: 'csv' | 'xlsx'): Promise<Uint8Array> {
    const headers = { ...clientHeaders, 'desk-token': server.operatorKey };
    const request = { kind: importKindOf(service), service, format };
    const file = await fetchAs(server.address, headers, 'operatorImportTemplate', request);
    return new Uint8Array(await file.arrayBuffer());
  }

  async function sheetsOf(content: Uint8Array): Promise<Record<string, string[][]>> {
    const path = join(folder, 'template.xlsx');
    writeFileSync(path, content);
    const sheets: Record<string, string[][]> = {};
    await readXlsx(path, (sheet) => {
      const rows: string[][] = [];
      sheets[sheet] = rows;
      return (_, cells) => rows.push(cells.map(shownCell));
    });
    return sheets;
  }

  it.each(importServices)('%s has its examples, and a sheet of every code that its columns take', async (service) => {
    const { sheet, columns } = sheetKinds[service];
    const sheets = await sheetsOf(await download(service, 'xlsx'));
    expect(Object.keys(sheets)).toEqual([sheet, CODES_SHEET]);
    expect(sheets[sheet]).toHaveLength(3);
    const listed = columns.filter(({ kind }) => kind === 'choice' || kind === 'choices').map(({ title }) => title);
    expect(new Set(sheets[CODES_SHEET]?.map(([title]) => title))).toEqual(new Set(listed));
    if (listed.includes('船公司') && service !== 'domestic' && service !== 'coasters')
      expect(sheets[CODES_SHEET]).toContainEqual(expect.arrayContaining(['船公司', 'COSU', '中远海运']));
  });

  it.each(importServices)('%s comes in as it was downloaded, in both formats', async (service) => {
    for (const format of ['xlsx', 'csv'] as const) {
      const { code, data } = await previewFile(server, await download(service, format), `template.${format}`, service);
      expect({ code, errors: data.errors, rows: data.rowCount }).toEqual({ code: '00000000', errors: [], rows: 2 });
    }
  });
});
