import { randomBytes } from 'node:crypto';
import { and, count, eq, gte, isNull, sql, sum } from 'drizzle-orm';
import type { AnswerOf } from '#contract/call.ts';
import type { UploadPurpose, upload } from '#contract/calls/files.ts';
import { CODE } from '#contract/codes.ts';
import { uploadReplies } from '#copy/replies.ts';
import { extensionOf, safeFileName } from '#domain/file-name.ts';
import { DAY_MS, UPLOAD_BYTES_OF_A_USER, UPLOAD_EXTENSIONS, UPLOADS_OF_A_DAY } from '#domain/limits.ts';
import { Refusal } from '../calls/refusal.ts';
import type { Database } from '../data/connect.ts';
import { users } from '../data/schema/accounts.ts';
import { uploads } from '../data/schema/operations.ts';
import { enterpriseOf } from '../enterprise/membership.ts';
import { SECRET_ID_BYTES } from '../random.ts';
import { type Asker, type FileInspector, InspectorBusy } from './inspector.ts';
import { type FileError, FileRefused, type Inspected, type UploadExtension } from './job.ts';
import type { FileStore } from './store.ts';

/** An uploaded file that has not been inspected yet. */
export interface ReceivedFile {
  name: string;
  path: string;
  bytes: number;
}

interface Intake {
  db: Database;
  files: FileStore;
  inspector: FileInspector;
}

export const refuseFile = (message: string) => new Refusal(CODE.invalidInput, message, { fields: { file: message } });

const errorWords: Readonly<Record<FileError, (extension: string) => string>> = {
  NOT_WHAT_IT_SAYS: uploadReplies.notWhatItSays,
  DAMAGED: () => uploadReplies.damaged,
  PROTECTED: () => uploadReplies.protected,
  TOOK_TOO_LONG: () => uploadReplies.tookTooLong,
  TOO_MANY_PIXELS: () => uploadReplies.tooManyPixels,
  ARCHIVE_TOO_LARGE: () => uploadReplies.archiveTooLarge,
  ARCHIVE_PROTECTED: () => uploadReplies.archiveProtected,
  NESTED_ARCHIVE: () => uploadReplies.nestedArchive,
  EXECUTABLE: () => uploadReplies.executable,
  MACRO: () => uploadReplies.macro,
  ACTIVE_CONTENT: () => uploadReplies.activeContent,
};

function knownExtension(name: string, also: readonly UploadExtension[] = []): UploadExtension {
  const extension = extensionOf(name);
  const known = [...UPLOAD_EXTENSIONS, ...also].find((one) => one === extension);
  if (known === undefined || !name.includes('.')) throw refuseFile(uploadReplies.wrongType);
  return known;
}

/** Sanitises the visitor's file name and sets the extension of its actual type. */
const keptName = (name: string, extension: string) => {
  const stem = name.slice(0, name.lastIndexOf('.'));
  return safeFileName(`${stem || uploadReplies.fallbackName}.${extension}`, uploadReplies.fallbackName);
};

interface Taking extends Asker {
  purpose: UploadPurpose;
  now: number;
}

/** Stored record of a file. */
type StoredFile = Pick<typeof uploads.$inferSelect, 'bytes' | 'id' | 'mediaType' | 'name' | 'sha256'>;

/** Inspects a file and stores it, on disk before in the database, so that no row lacks its file. */
export async function storeInspected<Answer>(
  { files, inspector }: Pick<Intake, 'files' | 'inspector'>,
  received: ReceivedFile,
  { also, ...asker }: Asker & { also?: readonly UploadExtension[] },
  write: (file: StoredFile) => Promise<Answer>,
): Promise<Answer> {
  const extension = knownExtension(received.name, also);
  const cleanPath = files.incoming();
  try {
    const inspected = await look(inspector, received.path, extension, cleanPath, asker);
    const id = randomBytes(SECRET_ID_BYTES).toString('base64url');
    await files.keep(inspected.isClean ? cleanPath : received.path, id);
    try {
      const { mediaType, bytes, sha256 } = inspected;
      return await write({ id, name: keptName(received.name, inspected.extension), mediaType, bytes, sha256 });
    } catch (error) {
      await files.remove(id);
      throw error;
    }
  } finally {
    await files.discard(cleanPath);
  }
}

/** Stores a user's upload. */
export async function takeIn(
  { db, files, inspector }: Intake,
  received: ReceivedFile,
  { userId, signal, purpose, now }: Taking,
): Promise<AnswerOf<typeof upload>> {
  knownExtension(received.name);
  await requireRoom(db, userId, received.bytes, now);
  return storeInspected({ files, inspector }, received, { userId, signal }, async (file) => {
    await db.transaction(async (tx) => {
      await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
      await requireRoom(tx, userId, file.bytes, now);
      const enterpriseId = (await enterpriseOf(tx, userId))?.id ?? null;
      await tx.insert(uploads).values({ ...file, userId, enterpriseId, purpose, createdAt: new Date(now) });
    });
    const { id, name, bytes, mediaType } = file;
    return { fileId: id, name, size: bytes, mediaType };
  });
}

/** Converts a file error to a refusal for the sender; other errors pass unchanged. */
export function refusalOf(error: unknown, extension: string): unknown {
  if (error instanceof FileRefused) return refuseFile(errorWords[error.error](extension));
  return error instanceof InspectorBusy ? new Refusal(CODE.tooManyTries, uploadReplies.busy, { retryAfter: 5 }) : error;
}

async function look(
  inspector: FileInspector,
  path: string,
  extension: UploadExtension,
  cleanPath: string,
  asker: Asker,
): Promise<Inspected> {
  try {
    return await inspector.inspect(path, extension, cleanPath, asker);
  } catch (error) {
    throw refusalOf(error, extension);
  }
}

async function requireRoom(db: Pick<Database, 'select'>, userId: string, bytes: number, now: number): Promise<void> {
  const [stored] = await db
    .select({
      today: count(sql`case when ${gte(uploads.createdAt, new Date(now - DAY_MS))} then 1 end`),
      bytes: sum(sql`case when ${isNull(uploads.removedAt)} then ${uploads.bytes} end`),
    })
    .from(uploads)
    .where(and(eq(uploads.userId, userId)));
  if ((stored?.today ?? 0) >= UPLOADS_OF_A_DAY)
    throw new Refusal(CODE.tooManyTries, uploadReplies.dayFull(UPLOADS_OF_A_DAY));
  if (Number(stored?.bytes ?? 0) + bytes > UPLOAD_BYTES_OF_A_USER)
    throw new Refusal(CODE.conflict, uploadReplies.roomFull);
}
