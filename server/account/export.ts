import { createHash, randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { and, eq, lt } from 'drizzle-orm';
import { ownDataReplies } from '#copy/replies.ts';
import { EXPORT_KEPT_MS } from '#domain/limits.ts';
import { CHINA, localDay } from '#domain/schedule/zone.ts';
import type { Services } from '../calls/context.ts';
import type { Transaction } from '../calls/idempotent.ts';
import { users } from '../data/schema/accounts.ts';
import { uploads } from '../data/schema/operations.ts';
import { makerOf } from '../enterprise/membership.ts';
import { EXPORT_PURPOSE } from '../files/records.ts';
import { SECRET_ID_BYTES } from '../random.ts';
import { readOwnData } from './own-data.ts';

type Store = Pick<Services, 'clock' | 'db' | 'files'>;

const takeAway = async (tx: Pick<Transaction, 'delete'>, which: Parameters<typeof and>[number]) =>
  (
    await tx
      .delete(uploads)
      .where(and(eq(uploads.purpose, EXPORT_PURPOSE), which))
      .returning({ id: uploads.id })
  ).map(({ id }) => id);

/** Writes a user's data export, readable by that user while the membership lasts; replaces an earlier one. */
export async function storeExport({ db, clock, files }: Store, userId: string): Promise<string> {
  const now = clock.now();
  const content = Buffer.from(JSON.stringify(await readOwnData(db, userId, now), null, 2));
  const id = randomBytes(SECRET_ID_BYTES).toString('base64url');
  const path = files.incoming();
  try {
    await writeFile(path, content, { flag: 'wx', mode: 0o600 });
    await files.keep(path, id);
  } finally {
    await files.discard(path);
  }
  const row = {
    ...{
      ...(await makerOf(db, userId)),
      id,
      purpose: EXPORT_PURPOSE,
      name: ownDataReplies.fileName(localDay(now, CHINA)),
    },
    ...{ mediaType: 'application/json', bytes: content.length, createdAt: new Date(now) },
    sha256: createHash('sha256').update(content).digest('hex'),
  };
  try {
    const earlier = await db.transaction(async (tx) => {
      await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
      const removed = await takeAway(tx, eq(uploads.userId, userId));
      await tx.insert(uploads).values(row);
      return removed;
    });
    for (const one of earlier) await files.remove(one);
  } catch (error) {
    await files.remove(id);
    throw error;
  }
  return id;
}

/** Deletes expired exports, so that no second copy of personal data stays. */
export async function sweepExports({ db, clock, files }: Store): Promise<void> {
  const late = await takeAway(db, lt(uploads.createdAt, new Date(clock.now() - EXPORT_KEPT_MS)));
  for (const id of late) await files.remove(id);
}
