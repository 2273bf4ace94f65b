import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { isNotNull } from 'drizzle-orm';
import { shell } from '#copy/shell.ts';
import type { Database } from '../data/connect.ts';
import type * as schema from '../data/schema/index.ts';
import { procurementLines } from '../data/schema/procurement.ts';
import type { FileStore } from '../files/store.ts';
import { pageOf } from './orders/papers.ts';

type Line = typeof schema.procurementLines.$inferInsert;

const PREFIX = 'demonstration-coa-';

export const certificateIdOf = ({ postId, lineNo }: Pick<Line, 'lineNo' | 'postId'>) =>
  `${PREFIX}${postId.slice(0, 16)}-${lineNo}`;

/** The page's fonts have no Chinese, so the goods are named in English. */
const certificateOf = ({ nameEn, batch }: Line): Buffer =>
  pageOf('Certificate of analysis', nameEn, `Batch ${batch?.no ?? ''}`, `Made ${batch?.madeOn ?? ''}`);

/** A certificate for each demo lot. */
export const certificateRows = (lines: readonly Line[], createdAt: Date): (typeof schema.uploads.$inferInsert)[] =>
  lines
    .filter(({ batch }) => batch?.certificateId !== undefined)
    .map((line) => ({
      id: certificateIdOf(line),
      userId: 'user-vehicle',
      purpose: 'order',
      name: `COA ${line.nameCn}（${shell.demoLabel}）.pdf`,
      mediaType: 'application/pdf',
      bytes: certificateOf(line).length,
      sha256: createHash('sha256').update(certificateOf(line)).digest('hex'),
      createdAt,
    }));

/** Written for the lots now in the database, which differ by the demo's day. */
export async function storeCertificates(db: Database, files: FileStore): Promise<void> {
  const lines = await db.select().from(procurementLines).where(isNotNull(procurementLines.batch));
  for (const line of lines) {
    if (line.batch?.certificateId !== certificateIdOf(line)) continue;
    const incoming = files.incoming();
    await writeFile(incoming, certificateOf(line), { mode: 0o600 });
    await files.keep(incoming, certificateIdOf(line));
  }
}
