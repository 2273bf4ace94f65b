import { and, eq, sql } from 'drizzle-orm';
import { CODE } from '#contract/codes.ts';
import { orderReplies } from '#copy/orders/replies.ts';
import { type CallContext, signedIn } from '../../calls/context.ts';
import { Refusal } from '../../calls/refusal.ts';
import { orders } from '../../data/schema/orders.ts';
import { procurementLines, procurementPosts } from '../../data/schema/procurement.ts';
import { isOwn, makerOf, ownsRow } from '../../enterprise/membership.ts';
import { nameFiles } from '../../files/records.ts';
import { isPublic, type Post, stateOf } from './goods.ts';
import { openedPost } from './post-access.ts';
import { sendQuoteCertificate } from './supplier-quotes.ts';

async function deliver(context: CallContext, fileId: string, unknown: string): Promise<null> {
  const file = (await nameFiles(context.db, [fileId])).get(fileId);
  if (file === undefined) throw new Refusal(CODE.notFound, unknown);
  context.deliver({ name: file.name, ...(await context.files.read(fileId)) });
  return null;
}

/** Sends a file to readers of its post. */
export async function sendPostFile(context: CallContext, { id, fileId }: { id: string; fileId: string }) {
  const { post } = await openedPost(context, id);
  if (!post.fileIds.includes(fileId)) throw new Refusal(CODE.notFound, orderReplies.fileUnknown);
  return deliver(context, fileId, orderReplies.fileUnknown);
}

/** True when an order visible to this user bought the lot. */
async function hasBought({ db }: CallContext, { id, lineNo }: Lot, userId: string): Promise<boolean> {
  const isOfLot = sql`${orders.bought} ->> 'postId' = ${id} and (${orders.bought} ->> 'lineNo')::int = ${lineNo}`;
  const [order] = await db
    .select({ orderNo: orders.orderNo })
    .from(orders)
    .where(and(isOwn(orders, userId), isOfLot))
    .limit(1);
  return order !== undefined;
}

interface Lot {
  id: string;
  lineNo: number;
}

/** Sends the winning quote's certificate to the buyer or orderer. */
async function sendWonCertificate(context: CallContext, post: Post, { id, lineNo }: Lot): Promise<null> {
  const { userId } = signedIn(context);
  const { awardedQuoteNo: quoteNo } = post;
  const isBuyer = ownsRow(await makerOf(context.db, userId), post);
  if (quoteNo === null || !(isBuyer || (await hasBought(context, { id, lineNo }, userId))))
    throw new Refusal(CODE.notFound, orderReplies.certificateGone);
  return sendQuoteCertificate(context, { id, quoteNo, lineNo });
}

/**
 * Sends a lot's certificate to its seller, its buyers and, while it is on sale, signed-in users. Others get "not
 * found".
 */
export async function sendCertificate(context: CallContext, lot: Lot): Promise<null> {
  const { db, clock } = context;
  const { userId } = signedIn(context);
  const certificateMissing = () => new Refusal(CODE.notFound, orderReplies.certificateGone);
  const [found] = await db
    .select({ post: procurementPosts, batch: procurementLines.batch })
    .from(procurementLines)
    .innerJoin(procurementPosts, eq(procurementPosts.id, procurementLines.postId))
    .where(and(eq(procurementLines.postId, lot.id), eq(procurementLines.lineNo, lot.lineNo)));
  if (found?.post.kind === 'REQUEST') return sendWonCertificate(context, found.post, lot);
  const fileId = found?.batch?.certificateId;
  if (found === undefined || fileId === undefined) throw certificateMissing();
  const { post } = found;
  const isOnSale =
    isPublic(post, clock.now()) && post.accessCodeDigest === null && stateOf(post, clock.now()) === 'OPEN';
  if (!isOnSale && !ownsRow(await makerOf(db, userId), post) && !(await hasBought(context, lot, userId)))
    throw certificateMissing();
  return deliver(context, fileId, orderReplies.certificateGone);
}
