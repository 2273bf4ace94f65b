import { and, eq, inArray, isNull, ne, or, type SQL } from 'drizzle-orm';
import { CODE } from '#contract/codes.ts';
import { orderReplies } from '#copy/orders/replies.ts';
import type { StoredFile } from '#domain/files/stored-file.ts';
import { Refusal } from '../calls/refusal.ts';
import type { Database } from '../data/connect.ts';
import { uploads } from '../data/schema/operations.ts';
import { isOwn } from '../enterprise/membership.ts';

export type UploadRow = typeof uploads.$inferSelect;

type Reader = Pick<Database, 'select'>;

/** Purpose of a data export, stored beside uploads. */
export const EXPORT_PURPOSE = 'export';

/** Files of the user and their enterprise, except colleagues' data exports. */
const isReadable = (userId: string): SQL | undefined =>
  and(
    isOwn(uploads, userId),
    isNull(uploads.removedAt),
    or(ne(uploads.purpose, EXPORT_PURPOSE), eq(uploads.userId, userId)),
  );

/** Reads a file of the user or their enterprise; others' are answered as unknown. */
export async function readOwnFile(db: Reader, userId: string, id: string): Promise<UploadRow> {
  const [row] = await db
    .select()
    .from(uploads)
    .where(and(eq(uploads.id, id), isReadable(userId)));
  if (row === undefined) throw new Refusal(CODE.notFound, orderReplies.fileUnknown);
  return row;
}

/** Throws unless all files are the user's own, naming the form's field if given. */
export async function requireOwnFiles(
  db: Reader,
  userId: string,
  ids: readonly string[],
  field?: string,
): Promise<void> {
  const requested = [...new Set(ids)];
  if (requested.length === 0) return;
  const rows = await db
    .select({ id: uploads.id })
    .from(uploads)
    .where(and(inArray(uploads.id, requested), isReadable(userId)));
  if (rows.length === requested.length) return;
  throw new Refusal(
    CODE.notFound,
    orderReplies.fileUnknown,
    field === undefined ? undefined : { fields: { [field]: orderReplies.fileUnknown } },
  );
}

/** Reads file records by id; files removed since are left out. */
export async function nameFiles(db: Reader, ids: readonly string[]): Promise<ReadonlyMap<string, StoredFile>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ fileId: uploads.id, name: uploads.name, size: uploads.bytes })
    .from(uploads)
    .where(and(inArray(uploads.id, [...new Set(ids)]), isNull(uploads.removedAt)));
  return new Map(rows.map((file) => [file.fileId, file]));
}
