import { and, count, desc, eq, gt, isNull, lte } from 'drizzle-orm';
import { type InferOutput, parse } from 'valibot';
import type { BookedService, FormOf } from '#contract/booked-services.ts';
import type { AnswerOf } from '#contract/call.ts';
import {
  type HeldOrder,
  heldOrder,
  type share,
  type sharedContent,
  sharedPage,
  sharedPageKind,
  type shareList,
} from '#contract/calls/shares.ts';
import { CODE } from '#contract/codes.ts';
import { orderPath } from '#contract/routes.ts';
import { marketReplies } from '#copy/replies.ts';
import { sharedForm } from '#domain/booking/shared-form.ts';
import { totalsOf } from '#domain/fees/line.ts';
import { DAY_MS, ORDER_LINKS_OF_A_PERSON, SHARE_DAYS, SHARE_DAYS_AT_MOST } from '#domain/limits.ts';
import { SHARED_FORM } from '#domain/orders/order-link.ts';
import { readFields } from '#domain/query-text.ts';
import { Refusal } from '../calls/refusal.ts';
import type { Database } from '../data/connect.ts';
import { toJson } from '../data/json.ts';
import { users } from '../data/schema/accounts.ts';
import { offers } from '../data/schema/market.ts';
import { shares } from '../data/schema/operations.ts';
import { type JsonObject, quotes } from '../data/schema/orders.ts';
import { isOwn, type Maker, makerOf } from '../enterprise/membership.ts';
import { orderServices } from '../orders/services.ts';
import { type Random, SECRET_ID_BYTES } from '../random.ts';
import { displayName } from '../session/user-info.ts';
import { toFeeLine } from './priced-lines.ts';

type ShareRequest = InferOutput<typeof share.request>;
type SharedOrder = Extract<ShareRequest, { kind: 'order' }>['content'];

interface Making {
  userId: string | null;
  now: number;
  random: Random;
  origin: string;
}

const isOpenAt = (now: number) => and(isNull(shares.revokedAt), gt(shares.expiresAt, new Date(now)));

/** Returns the price quoted to this user for these goods; contract prices are never shared. */
async function quotedPrice(db: Database, id: string | undefined, service: BookedService, userId: string) {
  if (id === undefined) return null;
  const [quote] = await db
    .select({ lines: quotes.lines, priceKind: offers.priceKind })
    .from(quotes)
    .leftJoin(offers, eq(offers.id, quotes.offerId))
    .where(and(eq(quotes.id, id), eq(quotes.service, service), eq(quotes.userId, userId)));
  if (quote === undefined || quote.priceKind === 'CONTRACT') return null;
  const lines = quote.lines.map(toFeeLine);
  return { lines, totals: totalsOf(lines) };
}

const formToHold = <Service extends BookedService>(service: Service, form: FormOf<Service>) =>
  sharedForm(orderServices[service].booking, form);

async function orderToHold(
  db: Database,
  { service, form, quoteId }: SharedOrder,
  userId: string | null,
): Promise<HeldOrder> {
  if (userId === null) throw new Refusal(CODE.notSignedIn, marketReplies.shareSignIn);
  return { service, form: toJson(formToHold(service, form)), price: await quotedPrice(db, quoteId, service, userId) };
}

async function requireRoom(db: Database, userId: string, now: number): Promise<void> {
  const [open] = await db
    .select({ links: count() })
    .from(shares)
    .where(and(isOwn(shares, userId), eq(shares.userId, userId), eq(shares.kind, 'order'), isOpenAt(now)));
  if ((open?.links ?? 0) >= ORDER_LINKS_OF_A_PERSON)
    throw new Refusal(CODE.conflict, marketReplies.shareTooMany(ORDER_LINKS_OF_A_PERSON));
}

interface SharedContent {
  /** Null for a visitor. */
  maker: Maker | null;
  kind: string;
  content: JsonObject;
}

/** Extends the user's open link to the same content until the requested end; never shortens it. */
async function renewLink(
  db: Database,
  { maker, kind, content }: SharedContent,
  { now, ends }: { now: number; ends: number },
): Promise<string | null> {
  if (maker === null) return null;
  const { userId, enterpriseId } = maker;
  const isSame = and(
    eq(shares.userId, userId),
    enterpriseId === null ? isNull(shares.enterpriseId) : eq(shares.enterpriseId, enterpriseId),
    eq(shares.kind, kind),
    eq(shares.content, content),
    lte(shares.expiresAt, new Date(ends)),
    isOpenAt(now),
  );
  const [known] = await db
    .select({ id: shares.id })
    .from(shares)
    .where(isSame)
    .orderBy(desc(shares.createdAt))
    .limit(1);
  if (known === undefined) return null;
  const renewed = await db
    .update(shares)
    .set({ expiresAt: new Date(ends) })
    .where(and(eq(shares.id, known.id), isOpenAt(now)))
    .returning({ id: shares.id });
  return renewed[0]?.id ?? null;
}

/**
 * Returns the link's target: the service's order form or its page. A page of several services gets the service as a
 * parameter.
 */
function addressOf(id: string, content: { service: BookedService } | { path: string; query: string }): string {
  if ('service' in content) return `${orderPath(content.service)}?${SHARED_FORM}=${id}`;
  const service = readFields(content.query).get('service') ?? '';
  return `${content.path}?${service === '' ? '' : `service=${encodeURIComponent(service)}&`}share=${id}`;
}

export async function makeShare(
  db: Database,
  request: ShareRequest,
  { userId, now, random, origin }: Making,
): Promise<AnswerOf<typeof share>> {
  const { kind, expiresAt } = request;
  const content = toJson(request.kind === 'order' ? await orderToHold(db, request.content, userId) : request.content);
  const requested = expiresAt !== undefined && expiresAt > now ? expiresAt : now + SHARE_DAYS * DAY_MS;
  const ends = Math.min(requested, now + SHARE_DAYS_AT_MOST * DAY_MS);
  const maker = userId === null ? null : await makerOf(db, userId);
  const known = await renewLink(db, { maker, kind, content }, { now, ends });
  const id = known ?? Buffer.from(random.bytes(SECRET_ID_BYTES)).toString('base64url');
  if (known === null) {
    if (kind === 'order' && userId !== null) await requireRoom(db, userId, now);
    const times = { createdAt: new Date(now), expiresAt: new Date(ends) };
    await db.insert(shares).values({ ...maker, id, kind, content, ...times });
  }
  return { id, url: `${origin}${addressOf(id, request.content)}`, expiresAt: ends };
}

/** Expired, revoked and unknown links get the same answer. */
export async function openShare(db: Database, id: string, now: number): Promise<AnswerOf<typeof sharedContent>> {
  const [row] = await db
    .select()
    .from(shares)
    .where(and(eq(shares.id, id), isOpenAt(now)));
  if (row === undefined) throw new Refusal(CODE.notFound, marketReplies.shareGone);
  const { kind, content, createdAt } = row;
  const expiresAt = row.expiresAt.getTime();
  return kind === 'order'
    ? { kind, content: parse(heldOrder, content), createdAt: createdAt.getTime(), expiresAt }
    : { kind: parse(sharedPageKind, kind), content: parse(sharedPage, content), expiresAt };
}

/** Limit of a list; the oldest are left out. */
const LINKS_LISTED = 500;

interface Owner {
  userId: string;
  now: number;
}

export async function listShares(
  db: Database,
  { userId, now, origin }: Owner & { origin: string },
): Promise<AnswerOf<typeof shareList>> {
  const rows = await db
    .select({ share: shares, maker: { id: users.id, name: users.name, phone: users.phone } })
    .from(shares)
    .innerJoin(users, eq(users.id, shares.userId))
    .where(and(isOwn(shares, userId), isOpenAt(now)))
    .orderBy(desc(shares.createdAt), desc(shares.id))
    .limit(LINKS_LISTED);
  return rows.map(({ share: { id, kind, content, createdAt, expiresAt }, maker }) => {
    const shared = kind === 'order' ? parse(heldOrder, content) : parse(sharedPage, content);
    return {
      id,
      url: `${origin}${addressOf(id, shared)}`,
      title: 'title' in shared ? (shared.title ?? '') : '',
      service: 'service' in shared ? shared.service : null,
      madeBy: maker.id === userId ? null : displayName(maker),
      createdAt: createdAt.getTime(),
      expiresAt: expiresAt.getTime(),
    };
  });
}

/** Revokes a link of the user or a colleague; others' links are unknown. */
export async function revokeShare(db: Database, id: string, { userId, now }: Owner) {
  const revoked = await db
    .update(shares)
    .set({ revokedAt: new Date(now) })
    .where(and(eq(shares.id, id), isOwn(shares, userId), isOpenAt(now)))
    .returning({ id: shares.id });
  if (revoked.length === 0) throw new Refusal(CODE.notFound, marketReplies.shareGone);
  return null;
}
