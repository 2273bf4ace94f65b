import { and, eq, inArray, isNotNull, lt, notInArray } from 'drizzle-orm';
import { CODE } from '#contract/codes.ts';
import { orderReplies } from '#copy/orders/replies.ts';
import { uploadReplies } from '#copy/replies.ts';
import type { QuoteForm } from '#domain/enquiry/supplier-quote-form.ts';
import { extensionOf } from '#domain/file-name.ts';
import type { StoredFile } from '#domain/files/stored-file.ts';
import { DAY_MS } from '#domain/limits.ts';
import { SCANS } from '#domain/orders/hand-in.ts';
import type { CallContext, Services } from '../../calls/context.ts';
import { Refusal, tooManyTries } from '../../calls/refusal.ts';
import type { Database } from '../../data/connect.ts';
import { procurementQuoteLines, procurementQuotes, supplierFiles } from '../../data/schema/procurement.ts';
import { refuseFile, storeInspected } from '../../files/intake.ts';
import { limitOf, take } from '../../session/limiter.ts';
import type { Reader } from '../fee-rates.ts';

/** Suppliers without an account have no storage quota, so addresses and requests have daily limits. */
const FILES_OF_A_NETWORK = { most: 30, spanMs: DAY_MS };
const FILES_OF_A_POST = { most: 300, spanMs: DAY_MS };

/** Stores a lot's certificate for a request that still accepts quotes. */
export async function takeSupplierFile(context: CallContext, postId: string): Promise<StoredFile> {
  const { db, clock, network, received, signal } = context;
  if (received === null) throw new Error('an upload without its file');
  if (!SCANS.some((extension) => extension === extensionOf(received.name)))
    throw refuseFile(uploadReplies.onlyThese(SCANS));
  const now = clock.now();
  const counted = [
    limitOf('procurement.file network', network, FILES_OF_A_NETWORK),
    limitOf('procurement.file post', postId, FILES_OF_A_POST),
  ];
  for (const limit of counted) {
    const retryAfter = await take(db, limit, now);
    if (retryAfter > 0) throw tooManyTries(retryAfter);
  }
  return storeInspected(context, received, { userId: `supplier ${network}`, signal }, async (file) => {
    await db.insert(supplierFiles).values({ ...file, postId, createdAt: new Date(now) });
    return { fileId: file.id, name: file.name, size: file.bytes };
  });
}

/** Throws unless every certificate was uploaded for this request; locks them until the transaction ends. */
export async function requireSupplierFiles(
  db: Pick<Database, 'select'>,
  postId: string,
  { lines }: QuoteForm,
): Promise<void> {
  const named = lines.flatMap(({ isQuoted, certificate: [file] }, index) =>
    isQuoted && file !== undefined ? [{ fileId: file.fileId, index }] : [],
  );
  if (named.length === 0) return;
  const ids = named.map(({ fileId }) => fileId);
  const rows = await db
    .select({ id: supplierFiles.id })
    .from(supplierFiles)
    .where(and(eq(supplierFiles.postId, postId), inArray(supplierFiles.id, ids)))
    .for('share');
  const missing = named.find(({ fileId }) => !rows.some(({ id }) => id === fileId));
  if (missing === undefined) return;
  const text = orderReplies.fileLapsed;
  throw new Refusal(CODE.notFound, text, { fields: { [`lines.${missing.index}.certificate`]: text } });
}

interface QuotedLine {
  id: string;
  quoteNo: string;
  lineNo: number;
}

/** Returns the certificate of a quoted line; null when it has none. */
export async function certificateOfQuote(
  db: Reader,
  { id, quoteNo, lineNo }: QuotedLine,
): Promise<{ fileId: string; name: string } | null> {
  const [file] = await db
    .select({ fileId: supplierFiles.id, name: supplierFiles.name })
    .from(procurementQuoteLines)
    .innerJoin(procurementQuotes, eq(procurementQuotes.quoteNo, procurementQuoteLines.quoteNo))
    .innerJoin(supplierFiles, eq(supplierFiles.id, procurementQuoteLines.fileId))
    .where(
      and(
        eq(procurementQuotes.postId, id),
        eq(procurementQuoteLines.quoteNo, quoteNo),
        eq(procurementQuoteLines.lineNo, lineNo),
      ),
    );
  return file ?? null;
}

const used = (db: Pick<Database, 'select'>) =>
  db
    .select({ id: procurementQuoteLines.fileId })
    .from(procurementQuoteLines)
    .where(isNotNull(procurementQuoteLines.fileId));

/** Deletes files that no quote refers to after a day; a quote being written locks its files. */
export async function sweepSupplierFiles({
  db,
  clock,
  files,
}: Pick<Services, 'clock' | 'db' | 'files'>): Promise<void> {
  const removed = await db.transaction(async (tx) => {
    const isUnused = notInArray(supplierFiles.id, used(tx));
    const late = await tx
      .select({ id: supplierFiles.id })
      .from(supplierFiles)
      .where(and(lt(supplierFiles.createdAt, new Date(clock.now() - DAY_MS)), isUnused))
      .for('update');
    const ids = late.map(({ id }) => id);
    if (ids.length === 0) return [];
    return tx
      .delete(supplierFiles)
      .where(and(inArray(supplierFiles.id, ids), isUnused))
      .returning({ id: supplierFiles.id });
  });
  for (const { id } of removed) await files.remove(id);
}
