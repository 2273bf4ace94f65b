import { and, eq, isNotNull } from 'drizzle-orm';
import { CODE } from '#contract/codes.ts';
import { editionNameTaken, numbersLost } from '#copy/operator/replies.ts';
import { toUnRow, UN_LIST_COLUMNS } from '#domain/dangerous-goods/un-list/read.ts';
import type { RateRow } from '#domain/rates/columns.ts';
import { Refusal } from '../calls/refusal.ts';
import type { Database } from '../data/connect.ts';
import { rateVersions } from '../data/schema/rates.ts';
import { unEditions, unListEntries } from '../data/schema/reference.ts';
import { versionInForce } from '../rates/in-force.ts';
import { readRateRows } from '../rates/rows.ts';
import { insertRows } from '../seed/insert-rows.ts';
import { entriesOfEdition, PUBLISHED_EDITION, publishedRows } from './published-list.ts';
import { listRowOf } from './rows.ts';

/** An edition is named after its file. */
const nameOf = (fileName: string): string => fileName.replace(/\.[a-z]+$/iu, '');

/** Writes an edition's entries before it is visible. */
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

/** Orders store their edition's name, so names of published editions are unique. */
export async function refuseTakenName(
  db: Pick<Database, 'select'>,
  { fileName, field }: { fileName: string; field?: 'file' },
): Promise<void> {
  const name = nameOf(fileName);
  const published = await db
    .select({ fileName: rateVersions.fileName })
    .from(rateVersions)
    .where(and(eq(rateVersions.service, 'unList'), isNotNull(rateVersions.publishAt)));
  if (![PUBLISHED_EDITION.name, ...published.map((version) => nameOf(version.fileName))].includes(name)) return;
  const message = editionNameTaken(name);
  throw new Refusal(CODE.invalidInput, message, field === undefined ? {} : { fields: { [field]: message } });
}

/** Rows of each number in comparable form. */
function rowsByNumber(rows: readonly RateRow[]): Map<string, string> {
  const numbers = new Map<string, string[]>();
  for (const row of rows) {
    const { un = '' } = row;
    numbers.set(un, [...(numbers.get(un) ?? []), UN_LIST_COLUMNS.map((column) => row[column] ?? '').join('\t')]);
  }
  return new Map([...numbers].map(([un, written]) => [un, written.sort().join('\n')]));
}

/** Counts numbers an edition adds, changes and loses. */
async function countNumbers(db: Database, versionId: string) {
  const current = await versionInForce(db, 'unList');
  const known = rowsByNumber(current === null ? publishedRows() : await readRateRows(db, current));
  const next = rowsByNumber(await readRateRows(db, versionId));
  const unchanged = [...known].filter(([un]) => next.has(un));
  const numbers = {
    new: next.size - unchanged.length,
    changed: unchanged.filter(([un, rows]) => next.get(un) !== rows).length,
    lapsing: known.size - unchanged.length,
  };
  return { numbers, all: known.size, isLoss: numbers.lapsing * 10 > known.size };
}

/** Compares numbers for a preview; the loss is stated when it exceeds a tenth. */
export async function compareNumbers(db: Database, versionId: string) {
  const { numbers, isLoss } = await countNumbers(db, versionId);
  return { numbers, ...(isLoss && { numbersLost: numbers.lapsing }) };
}

/** Refuses an edition that loses more than a tenth of the current numbers. */
export async function refuseLostNumbers(db: Database, versionId: string): Promise<void> {
  const { numbers, all, isLoss } = await countNumbers(db, versionId);
  if (isLoss) throw new Refusal(CODE.invalidInput, numbersLost(numbers.lapsing, all));
}
