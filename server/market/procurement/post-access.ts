import { and, eq, gt } from 'drizzle-orm';
import { CODE } from '#contract/codes.ts';
import { orderReplies } from '#copy/orders/replies.ts';
import { ACCESS_PASS_MS, DAY_MS, HOUR_MS, MINUTE_MS, POST_LINK_DAYS } from '#domain/limits.ts';
import { cleanCode } from '#domain/text.ts';
import type { CallContext } from '../../calls/context.ts';
import { Refusal, tooManyTries } from '../../calls/refusal.ts';
import { procurementPasses, procurementPosts } from '../../data/schema/procurement.ts';
import { type Maker, makerOf, ownsRow } from '../../enterprise/membership.ts';
import { giveBack, limitOf, take, waitsFor } from '../../session/limiter.ts';
import { digest, isSame } from '../../session/tokens.ts';
import { isPublic, type Post } from './goods.ts';

/** Wrong codes per network address and post: half of the post's limit, so that a single address cannot exhaust it. */
const WRONG_OF_ADDRESS = { most: 5, spanMs: 10 * MINUTE_MS };
/** Wrong codes per post over all addresses; makes guessing six characters infeasible. */
const WRONG_OF_POST = { most: 10, spanMs: HOUR_MS };

const ofPost = (id: string) => limitOf('procurement.code', id, WRONG_OF_POST);

/** Returns when a post locked by wrong codes accepts codes again; null when it is not locked. Shown to its owner. */
export async function codeWaitEnd(
  { db, clock }: Pick<CallContext, 'db' | 'clock'>,
  id: string,
): Promise<number | null> {
  const now = clock.now();
  const [seconds = 0] = await waitsFor(db, [ofPost(id)], now);
  return seconds === 0 ? null : now + seconds * 1000;
}

/** Digest of an access code, salted by the post id. */
export const accessCodeDigest = (postId: string, code: string) => digest(`code ${postId} ${cleanCode(code)}`);

const passKey = (post: Post, flow: string) => digest(`pass ${flow} ${post.id} ${post.accessCodeDigest ?? ''}`);

/** The link has expired. */
export const isLapsed = ({ deadline }: Pick<Post, 'deadline'>, now: number) =>
  deadline.getTime() + POST_LINK_DAYS * DAY_MS <= now;

/** A post and its reader; null for a visitor. */
interface FoundPost {
  post: Post;
  reader: Maker | null;
}

/** Finds a post by its link. Malformed, revoked and expired links get the same answer. */
export async function findPost(context: CallContext, id: string): Promise<FoundPost> {
  const { db, clock, findSession } = context;
  const [post] = await db.select().from(procurementPosts).where(eq(procurementPosts.id, id));
  const session = await findSession();
  if (post === undefined || !isPublic(post, clock.now()) || isLapsed(post, clock.now()))
    throw new Refusal(CODE.notFound, orderReplies.requestGone);
  return { post, reader: session === null ? null : await makerOf(db, session.userId) };
}

async function hasPass({ db, clock, visitor }: CallContext, post: Post): Promise<boolean> {
  const flow = visitor.flow.read();
  if (flow === null) return false;
  const [pass] = await db
    .select({ key: procurementPasses.key })
    .from(procurementPasses)
    .where(and(eq(procurementPasses.key, passKey(post, flow)), gt(procurementPasses.expiresAt, new Date(clock.now()))));
  return pass !== undefined;
}

/** Also requires the access code when the post has one. */
export async function openedPost(context: CallContext, id: string): Promise<FoundPost> {
  const found = await findPost(context, id);
  const { post, reader } = found;
  if (post.accessCodeDigest !== null && !ownsRow(reader, post) && !(await hasPass(context, post)))
    throw new Refusal(CODE.accessCodeNeeded);
  return found;
}

/** Sets a pass cookie for the right code; the code is neither stored nor logged. */
export async function unlockPost(context: CallContext, id: string, accessCode: string): Promise<null> {
  const { db, clock, network, visitor } = context;
  const { post } = await findPost(context, id);
  if (post.accessCodeDigest === null) return null;
  const now = clock.now();
  const limits = [limitOf('procurement.code.address', `${id} ${network}`, WRONG_OF_ADDRESS), ofPost(id)];
  for (const limit of limits) {
    const retryAfter = await take(db, limit, now);
    if (retryAfter > 0) throw tooManyTries(retryAfter);
  }
  if (!isSame(accessCodeDigest(id, accessCode), post.accessCodeDigest))
    throw new Refusal(CODE.invalidInput, orderReplies.accessCodeWrong, {
      fields: { accessCode: orderReplies.accessCodeWrong },
    });
  for (const limit of limits) await giveBack(db, limit, now);
  const key = passKey(post, visitor.flow.issue());
  const expiresAt = new Date(now + ACCESS_PASS_MS);
  await db
    .insert(procurementPasses)
    .values({ key, expiresAt })
    .onConflictDoUpdate({ target: procurementPasses.key, set: { expiresAt } });
  return null;
}
