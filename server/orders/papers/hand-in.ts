import { and, eq, sql } from 'drizzle-orm';
import type { InferOutput } from 'valibot';
import type { handInPaper } from '#contract/calls/order-papers.ts';
import { CODE } from '#contract/codes.ts';
import { orderReplies } from '#copy/orders/replies.ts';
import type { PaperReadiness } from '#domain/dangerous-goods/paper-readiness.ts';
import { missingSections } from '#domain/dangerous-goods/sheet-sections.ts';
import { type HandInError, handInErrors } from '#domain/orders/hand-in.ts';
import { takesPapers } from '#domain/orders/statuses.ts';
import { isFilled } from '#domain/paper-forms/filled.ts';
import type { CallContext } from '../../calls/context.ts';
import type { Transaction } from '../../calls/idempotent.ts';
import { Refusal } from '../../calls/refusal.ts';
import { audit } from '../../data/schema/operations.ts';
import { orderPapers } from '../../data/schema/order-papers.ts';
import { orders } from '../../data/schema/orders.ts';
import { isOwn } from '../../enterprise/membership.ts';
import { ClientDisconnected, InspectorBusy } from '../../files/inspector.ts';
import { FileRefused } from '../../files/job.ts';
import { nameFiles, readOwnFile, requireOwnFiles } from '../../files/records.ts';
import { lockOrder } from '../lock-order.ts';
import { isOpen } from './present-papers.ts';
import { handedPapers, noPapers, papersNow } from './standing.ts';

type Request = InferOutput<typeof handInPaper.request>;

interface HandingIn {
  userId: string;
  now: number;
  requestId: string;
}

const PDF = 'application/pdf';
const SHEETS: readonly string[] = ['SDS_CN', 'SDS_EN'];

/** Returns the safety data sheet's missing sections, as far as its text can be read; operators check the rest. */
export async function readSheet(
  { db, files, inspector, signal }: Pick<CallContext, 'db' | 'files' | 'inspector' | 'signal'>,
  userId: string,
  { paper, fileIds }: Pick<Request, 'fileIds' | 'paper'>,
): Promise<number[] | null> {
  if (!SHEETS.includes(paper)) return null;
  const texts: string[] = [];
  for (const id of fileIds) {
    const { mediaType } = await readOwnFile(db, userId, id);
    if (mediaType !== PDF) return null;
    const { path } = await files.find(id);
    const pages = await inspector.readText(path, { userId, signal }).catch(unread);
    texts.push(...pages);
  }
  return missingSections(texts.join('\n'));
}

/** An unreadable sheet is still accepted. */
function unread(error: unknown): readonly string[] {
  if (error instanceof ClientDisconnected || !(error instanceof FileRefused || error instanceof InspectorBusy))
    throw error;
  return [];
}

/** Locks the order, so that concurrent hand-ins run one after the other. */
async function requireOpenOrder(tx: Transaction, no: string, { userId, now }: HandingIn) {
  const locked = await lockOrder(tx, and(eq(orders.orderNo, no), isOwn(orders, userId)), now);
  if (locked === null) throw new Refusal(CODE.notFound, orderReplies.orderUnknown);
  if (!takesPapers(locked.status)) throw new Refusal(CODE.conflict, orderReplies.papersOver);
  return locked;
}

function refuse(errors: { files?: HandInError; day?: HandInError }): void {
  const { files, day } = errors;
  const field = files ?? day;
  if (field === undefined) return;
  const fields = {
    ...(files === undefined ? {} : { fileIds: orderReplies.paperErrors[files] }),
    ...(day === undefined ? {} : { day: orderReplies.paperErrors[day] }),
  };
  const code = files === undefined && day === 'EXPIRES_TOO_EARLY' ? CODE.certificateExpires : CODE.invalidInput;
  throw new Refusal(code, orderReplies.paperErrors[field], { fields });
}

type Seen = Pick<Request, 'no' | 'paper' | 'version'>;

/** Throws unless the customer may hand this document in and saw its latest version. */
export async function requireOpenPaper(tx: Transaction, { no, paper: code, version }: Seen, by: HandingIn) {
  const { order, status } = await requireOpenOrder(tx, no, by);
  const handed = (await handedPapers(tx, [no])).get(no) ?? noPapers;
  const paper = papersNow(order, { status, now: by.now }, handed).find((one) => one.code === code);
  if (paper === undefined || paper.owner !== 'SHIPPER') throw new Refusal(CODE.notFound, orderReplies.paperUnknown);
  if ((handed.get(code)?.version ?? 0) !== version) throw new Refusal(CODE.conflict, orderReplies.paperNewer);
  if (!isOpen(paper, status)) throw new Refusal(CODE.conflict, orderReplies.paperSettled);
  return { order, paper, row: handed.get(code) };
}

type Row = typeof orderPapers.$inferInsert;
type Content = Pick<Row, 'day' | 'decidedAt' | 'fileIds' | 'form' | 'missingSections'> & Partial<Pick<Row, 'state'>>;

/** Stores the next version of a document. A late one is marked, not refused. */
export async function storeHandedIn(
  tx: Transaction,
  { no, paper, seen, content }: { no: string; paper: PaperReadiness; seen: number; content: Content },
  by: HandingIn,
): Promise<{ version: number }> {
  const at = new Date(by.now);
  const version = seen + 1;
  await tx.insert(orderPapers).values({
    orderNo: no,
    paper: paper.code,
    version,
    state: 'submitted',
    ...content,
    isLate: paper.dueAt !== null && by.now >= paper.dueAt,
    handedInBy: by.userId,
    handedInAt: at,
  });
  await tx
    .update(orders)
    .set({ updatedAt: at, version: sql`${orders.version} + 1` })
    .where(eq(orders.orderNo, no));
  await tx.insert(audit).values({
    at,
    actorKind: 'user',
    actorId: by.userId,
    requestId: by.requestId,
    action: 'order.paperHandedIn',
    subjectKind: 'order',
    subjectId: no,
    detail: { paper: paper.code, version },
  });
  return { version };
}

/** Stores a document or its replacement. */
export async function handIn(
  tx: Transaction,
  request: Request,
  by: HandingIn & {
    /** Sections missing from the safety data sheet. */
    missing: number[] | null;
  },
): Promise<{ version: number }> {
  const { no, fileIds, day, version: seen } = request;
  const { order, paper } = await requireOpenPaper(tx, request, by);
  if (isFilled(order.service, paper.code)) throw new Refusal(CODE.invalidInput, orderReplies.paperIsFilled);
  await requireOwnFiles(tx, by.userId, fileIds, 'fileIds');
  const named = await nameFiles(tx, fileIds);
  refuse(handInErrors(paper, { files: [...named.values()], day }, by.now));
  const content = {
    fileIds: [...named.keys()],
    day: paper.expiry === null ? null : day,
    missingSections: by.missing,
  };
  return storeHandedIn(tx, { no, paper, seen, content }, by);
}
