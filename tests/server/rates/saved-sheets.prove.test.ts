import { execFileSync } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importReplies } from '#copy/operator/replies.ts';
import { rateVersions } from '#server/data/schema/rates.ts';
import { excelWorkbook } from '#tests/kit/excel-workbook.ts';
import { FULL } from '#tests/kit/full.ts';
import { previewFile } from '#tests/kit/rate-sheet.ts';
import {
  keptSheet,
  protectedSheet,
  rowsOf,
  type SavedSheet,
  saveByLibreOffice,
  savedByExcel,
  savedCsv,
  serviceOf,
} from '#tests/kit/saved-sheets.ts';
import { startServer, type TestServer } from '#tests/kit/server.ts';
import { temporaryFolder } from '#tests/kit/temporary-folder.ts';

const services: readonly SavedSheet[] = ['fcl', 'formulas', 'sailings', 'years'];

const otherPrograms = ['openpyxl', 'exceljs', 'sheetjs'] as const;

function hasLibreOffice(): boolean {
  try {
    execFileSync('soffice', ['--version'], { stdio: 'ignore', timeout: 60_000 });
    return true;
  } catch {
    return false;
  }
}

describe.each(services)('[10.3][10.4] a file of %s that a spreadsheet program saved', (service) => {
  let server: TestServer;
  const folder = temporaryFolder('saved-sheets');
  beforeAll(async () => {
    server = await startServer({ database: 'pglite', isMarket: true });
  }, 60_000);
  afterAll(() => server.stop());

  /** The preview without its generated name. */
  async function shown(content: Uint8Array, name: string) {
    const { code, data } = await previewFile(server, content, name, serviceOf(service));
    const { previewId, ...preview } = data;
    return { code, isPublishable: previewId !== null, preview };
  }

  it('shows what the CSV of the same lines shows: merged headings, shared texts, days and percents', async () => {
    const csv = await shown(savedCsv(service), `${service}.csv`);
    expect(csv.code).toBe('00000000');
    expect(csv.preview).toMatchObject({ errorTotal: 0, rowCount: rowsOf[service].length });
    expect(csv.isPublishable).toBe(true);
    for (const program of ['excel', 'libreoffice'] as const)
      expect(await shown(keptSheet(program, service), `${service}.xlsx`), program).toEqual(csv);
    expect(await shown(savedByExcel(service), `${service}.xlsx`), 'made again').toEqual(csv);
  });

  if (service === 'fcl')
    it.each(otherPrograms)('shows the same of the file that %s writes without shared strings', async (program) => {
      const csv = await shown(savedCsv(service), `${service}.csv`);
      expect(await shown(keptSheet(program, service), `${service}.xlsx`)).toEqual(csv);
    });

  if (FULL && hasLibreOffice())
    it('shows the same of a file that LibreOffice saves at once', async () => {
      const csv = await shown(savedCsv(service), `${service}.csv`);
      const saved = await saveByLibreOffice(service, folder);
      expect(Buffer.from(saved).includes('docProps/app.xml')).toBe(true);
      expect(await shown(saved, `${service}.xlsx`)).toEqual(csv);
    }, 180_000);
});

describe('[10.3] a workbook that is refused', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({ database: 'pglite', isMarket: true });
  }, 60_000);
  afterAll(() => server.stop());

  it('with a password says so, nothing is kept of it, and the same without a password is read', async () => {
    const refused = await previewFile(server, protectedSheet(), 'rates.xlsx', 'fcl');
    const { PROTECTED } = importReplies.fcl.file;
    expect(refused).toMatchObject({ code: '10004001', message: PROTECTED, data: { fields: { file: PROTECTED } } });
    expect(await server.database.db.select().from(rateVersions)).toEqual([]);
    expect((await previewFile(server, keptSheet('excel', 'fcl'), 'rates.xlsx', 'fcl')).code).toBe('00000000');
  });

  it('that is small and unpacks to hundreds of megabytes says so, and the next file is read', async () => {
    const padding = `<!--${' '.repeat(300 * 1024 * 1024)}-->`;
    const bomb = excelWorkbook({ name: '运价', rows: [['起运港']], merged: [] }, { 'xl/sharedStrings.xml': padding });
    expect(bomb.length).toBeLessThan(1024 * 1024);
    const { TOO_LARGE } = importReplies.fcl.file;
    const refused = await previewFile(server, bomb, 'rates.xlsx', 'fcl');
    expect(refused).toMatchObject({ code: '10004001', message: TOO_LARGE, data: { fields: { file: TOO_LARGE } } });
    expect((await previewFile(server, savedCsv('fcl'), 'rates.csv', 'fcl')).code).toBe('00000000');
  }, 60_000);
});
