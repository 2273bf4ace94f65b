import { eq } from 'drizzle-orm';
import { CODE } from '#contract/codes.ts';
import { toUnRow } from '#domain/dangerous-goods/un-list/read.ts';
import type { RateRow } from '#domain/rates/columns.ts';
import { numbersLost } from '#src/ui/copy/rate-replies.ts';
import { Refusal } from '../calls/refusal.ts';
import type { Database } from '../data/connect.ts';
import { rateVersions } from '../data/schema/rates.ts';
import { unEditions, unListEntries } from '../data/schema/reference.ts';
import { versionInForce } from '../rates/in-force.ts';
import { readRateRows } from '../rates/rows.ts';
import { insertRows } from '../seed/insert-rows.ts';
import { entriesOfEdition, publishedRows } from './published-list.ts';
import { listRowOf } from './rows.ts';

/** The name of an edition is that of its file. */
const nameOf = (fileName: string): string => fileName.replace(/\.[a-z]+$/iu, '');

/** Writes the entries of an edition before anybody may read them. */
export async function writeVersionEntries(db: Database, versionId: string): Promise<void> {
  const [version] = await db
    .select({ fileName: rateVersions.fileName })
    .from(rateVersions)
    .where(eq(rateVersions.id, versionId));
  const name = nameOf(version!.fileName);
  const rows = (await readRateRows(db, versionId)).map((row) => toUnRow((column) => row[column] ?? ''));
  await db.insert(unEditions).values({ code: versionId, name }).onConflictDoNothing();
  await insertRows(
    db,
    unListEntries,
    entriesOfEdition(rows, name).map((entry) => listRowOf(entry, versionId)),
    { refresh: ['names', 'initials', 'classes', 'casNumbers', 'entry'] },
  );
}

const numbersOf = (rows: readonly RateRow[]): Set<string> => new Set(rows.map(({ un = '' }) => un));

/** Counts the current numbers that an edition does not have; null where they are a tenth at most. */
export async function countLostNumbers(db: Database, versionId: string): Promise<{ lost: number; all: number } | null> {
  const current = await versionInForce(db, 'unList');
  const known = numbersOf(current === null ? publishedRows() : await readRateRows(db, current));
  const next = numbersOf(await readRateRows(db, versionId));
  const lost = [...known].filter((unNo) => !next.has(unNo)).length;
  return lost * 10 > known.size ? { lost, all: known.size } : null;
}

/** Refuses an edition that lost more than a tenth of the numbers. */
export async function refuseLostNumbers(db: Database, versionId: string): Promise<void> {
  const loss = await countLostNumbers(db, versionId);
  if (loss !== null) throw new Refusal(CODE.invalidInput, numbersLost(loss.lost, loss.all));
}
