import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { shell } from '#copy/shell.ts';
import type { FileRef } from '#domain/booking/goods-line.ts';
import type * as schema from '../../data/schema/index.ts';
import type { FileStore } from '../../files/store.ts';

/** Demo accounts that have orders from the start. */
export type DemoOwner = 'special' | 'verified';

export type DemoPaper = 'classification' | 'document' | 'packingTest' | 'packingUse' | 'sheetCn' | 'sheetEn';

const titles: Readonly<Record<DemoPaper, readonly [name: string, title: string]>> = {
  sheetCn: ['SDS-CN', 'Safety data sheet (Chinese)'],
  sheetEn: ['SDS-EN', 'Safety data sheet (English)'],
  packingUse: ['危包证', 'Certificate of use of packaging'],
  packingTest: ['性能单', 'Packaging performance certificate'],
  document: ['随单单证', 'Document of the order'],
  classification: ['运输条件鉴定书', 'Identification of transport conditions'],
};

export const demoOwners: readonly DemoOwner[] = ['verified', 'special'];
export const demoPapers = Object.keys(titles) as DemoPaper[];
const idOf = (paper: DemoPaper, owner: DemoOwner) =>
  owner === 'verified' ? `demonstration-paper-${paper}` : `demonstration-paper-${owner}-${paper}`;
/** Placeholder file of documents with neither a form nor a file. */
export const documentId = (owner: DemoOwner): string => idOf('document', owner);
const nameOf = (paper: DemoPaper) => `${titles[paper][0]}（${shell.demoLabel}）.pdf`;

/** Builds a one-page PDF that says it is a sample document. */
export function pageOf(...lines: readonly string[]): Buffer {
  const rows = lines.map((line) => `0 -28 Td (${line.replaceAll(/[()]/g, '\\$&')}) Tj`).join(' ');
  const text = `BT /F1 18 Tf 60 760 Td (DEMONSTRATION DATA) Tj ${rows} ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let body = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const at = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(at).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}`;
  return Buffer.from(
    `${body}${table}trailer << /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`,
  );
}

const bytesOf = (paper: DemoPaper) => pageOf(titles[paper][1]);

export const fileRef = (paper: DemoPaper, day: string, owner: DemoOwner): FileRef => ({
  fileId: idOf(paper, owner),
  name: nameOf(paper),
  size: bytesOf(paper).length,
  language: paper === 'sheetCn' ? 'CN' : paper === 'sheetEn' ? 'EN' : '',
  day,
});

export const paperRows = (owner: DemoOwner, createdAt: Date): (typeof schema.uploads.$inferInsert)[] =>
  demoPapers.map((paper) => ({
    id: idOf(paper, owner),
    userId: `user-${owner}`,
    purpose: 'order',
    name: nameOf(paper),
    mediaType: 'application/pdf',
    bytes: bytesOf(paper).length,
    sha256: createHash('sha256').update(bytesOf(paper)).digest('hex'),
    createdAt,
  }));

/** Writes the demo documents to the file store, which may differ from the one used when the rows were inserted. */
export async function storeDemoDocuments(files: FileStore): Promise<void> {
  for (const owner of demoOwners) {
    for (const paper of demoPapers) {
      const incoming = files.incoming();
      await writeFile(incoming, bytesOf(paper), { mode: 0o600 });
      await files.keep(incoming, idOf(paper, owner));
    }
  }
}
