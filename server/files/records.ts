import { and, eq, inArray, isNull, ne, or, type SQL } from 'drizzle-orm';
import { CODE } from '#contract/codes.ts';
import type { StoredFile } from '#domain/files/stored-file.ts';
import { orderReplies } from '#src/ui/copy/order-replies.ts';
import { Refusal } from '../calls/refusal.ts';
import type { Database } from '../data/connect.ts';
import { uploads } from '../data/schema/operations.ts';
import { isOwn } from '../enterprise/of-user.ts';

export type UploadRow = typeof uploads.$inferSelect;

type Reader = Pick<Database, 'select'>;

/** The file of a person's own data, beside those that they upload. */
export const EXPORT_PURPOSE = 'export';

/** Files of the person and of their enterprise, except exports of a colleague's own data. */
const isReadable = (userId: string): SQL | undefined =>
  and(
    isOwn(uploads, userId),
    isNull(uploads.removedAt),
    or(ne(uploads.purpose, EXPORT_PURPOSE), eq(uploads.userId, userId)),
  );

/** Only one's own files and one's enterprise's: another's is answered as unknown. */
export async function readOwnFile(db: Reader, userId: string, id: string): Promise<UploadRow> {
  const [row] = await db
    .select()
    .from(uploads)
    .where(and(eq(uploads.id, id), isReadable(userId)));
  if (row === undefined) throw new Refusal(CODE.notFound, orderReplies.fileUnknown);
  return row;
}

/** The field is named where there is one for it in a form. */
export async function requireOwnFiles(
  db: Reader,
  userId: string,
  ids: readonly string[],
  field?: string,
): Promise<void> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return;
  const rows = await db
    .select({ id: uploads.id })
    .from(uploads)
    .where(and(inArray(uploads.id, wanted), isReadable(userId)));
  if (rows.length === wanted.length) return;
  throw new Refusal(
    CODE.notFound,
    orderReplies.fileUnknown,
    field === undefined ? undefined : { fields: { [field]: orderReplies.fileUnknown } },
  );
}

/** Files by their ids; one that was removed meanwhile is left out. */
export async function nameFiles(db: Reader, ids: readonly string[]): Promise<ReadonlyMap<string, StoredFile>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ fileId: uploads.id, name: uploads.name, size: uploads.bytes })
    .from(uploads)
    .where(and(inArray(uploads.id, [...new Set(ids)]), isNull(uploads.removedAt)));
  return new Map(rows.map((file) => [file.fileId, file]));
}
