import { and, asc, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { AnswerOf } from '#contract/call.ts';
import type { procurementItem } from '#contract/calls/outdoor.ts';
import type { UnEntry } from '#domain/dangerous-goods/un-list/entry.ts';
import { mayBook } from '#domain/enterprise/roles.ts';
import { HOUR_MS } from '#domain/limits.ts';
import { plainQuantity } from '#domain/procurement/quantity.ts';
import { bandAt, bandsOf } from '#domain/procurement/tiers.ts';
import type { CallContext } from '../../calls/context.ts';
import type { Database } from '../../data/connect.ts';
import { contains } from '../../data/contains.ts';
import { procurementLines, procurementPosts, procurementQuotes } from '../../data/schema/procurement.ts';
import { isOwn as isOwnRow, type Maker, membershipOf, ownsRow } from '../../enterprise/membership.ts';
import { nameFiles } from '../../files/records.ts';
import { limitOf, take } from '../../session/limiter.ts';
import { displayName, readUser } from '../../session/user-info.ts';
import { readUnEntries } from '../../un-list/read-entries.ts';
import { type Line, lineAnswer, maskedAddress, type Post, stateOf } from './goods.ts';
import { codeWaitEnd, openedPost } from './post-access.ts';
import { wonLinesOf } from './won-goods.ts';

/** Masks companies after two characters, persons after the family name and phones between their ends. */
const maskedCompany = (name: string) => `${name.slice(0, 2)}****`;
const maskedPerson = (name: string) => `${name.slice(0, 1)}**`;
const maskedPhone = (phone: string) => `${phone.slice(0, 3)}****${phone.slice(-4)}`;

export const postRow = (post: Post, lines: readonly Pick<Line, 'nameCn'>[], now: number) => ({
  id: post.id,
  number: post.number,
  kind: post.kind,
  state: stateOf(post, now),
  title: post.title,
  company: maskedCompany(post.company),
  goods: lines.map(({ nameCn }) => nameCn),
  deliveryPlace: maskedAddress(post.deliveryPlace),
  deadline: post.deadline.getTime(),
});

/** Posts with goods of this Chinese or English name or CAS number. */
export const hasGoods = (typed: string): SQL =>
  sql`exists (select from ${procurementLines} where ${procurementLines.postId} = ${procurementPosts.id} and ${or(
    contains(procurementLines.nameCn, typed),
    contains(procurementLines.nameEn, typed),
    eq(procurementLines.casNo, typed),
  )})`;

/** Reads the lines of several posts in one query. */
export async function linesByPost(db: Pick<Database, 'select'>, ids: readonly string[]) {
  const lines = await db
    .select()
    .from(procurementLines)
    .where(inArray(procurementLines.postId, [...ids]))
    .orderBy(asc(procurementLines.lineNo));
  return (id: string) => lines.filter(({ postId }) => postId === id);
}

/** Reads the dangerous-goods entries of the lines. */
export const entriesOfLines = (db: Pick<Database, 'select'>, lines: readonly Line[]) =>
  readUnEntries(
    db,
    lines.flatMap(({ unNo }) => unNo ?? []),
  );

/** Builds the list view of a post. */
export function listedPost(post: Post, lines: readonly Line[], entries: ReadonlyMap<string, UnEntry>, now: number) {
  return {
    ...postRow(post, lines, now),
    isDemo: post.demo,
    lines: lines.map((line) => {
      const answer = lineAnswer(post, line, entries.get(line.unNo ?? '') ?? null);
      const { lineNo, nameCn, classes, quantity, unit, currency, price, minimumQuantity, tiers, left } = answer;
      const bands = bandsOf({ price, minimumQuantity, tiers });
      const most = left ?? plainQuantity(quantity);
      const best = bandAt(bands, most) ?? bands[0];
      return {
        ...{ lineNo, nameCn, classes, unit, currency, quantity: most },
        price: best?.price ?? null,
        isTiered: best !== bands[0],
      };
    }),
  };
}

type Role = 'owner' | 'quoted' | 'signedIn' | 'visitor';

/** Shows all names to the owner and to quoting suppliers, and the company to signed-in users. */
function namesFor(post: Post, role: Role) {
  const isKnown = role === 'owner' || role === 'quoted';
  return {
    company: role === 'visitor' ? maskedCompany(post.company) : post.company,
    contactName: isKnown ? post.contactName : maskedPerson(post.contactName),
    contactPhone: isKnown ? post.contactPhone : maskedPhone(post.contactPhone),
    deliveryPlace: isKnown ? post.deliveryPlace : maskedAddress(post.deliveryPlace),
  };
}

const VIEWS_OF_A_VISITOR = { most: 1, spanMs: HOUR_MS };

/** Counts a visitor once an hour. */
async function countView({ db, clock, network }: CallContext, { id, views }: Post): Promise<number> {
  const limit = limitOf('procurement.view', `${id} ${network}`, VIEWS_OF_A_VISITOR);
  if ((await take(db, limit, clock.now())) > 0) return views;
  await db
    .update(procurementPosts)
    .set({ views: sql`${procurementPosts.views} + 1` })
    .where(eq(procurementPosts.id, id));
  return views + 1;
}

async function ownQuoteOf(db: Database, post: Post, reader: Maker | null) {
  if (reader === null || ownsRow(reader, post)) return null;
  const [quote] = await db
    .select({ quoteNo: procurementQuotes.quoteNo })
    .from(procurementQuotes)
    .where(and(eq(procurementQuotes.postId, post.id), isOwnRow(procurementQuotes, reader.userId)))
    .orderBy(desc(procurementQuotes.updatedAt))
    .limit(1);
  if (quote === undefined) return null;
  return { quoteNo: quote.quoteNo, isWon: post.awardedAt === null ? null : post.awardedQuoteNo === quote.quoteNo };
}

/** Returns the publisher, and whether the reader may award or revoke the post. */
async function ownOf(db: Database, { userId, createdAt }: Post, reader: Maker | null) {
  const membership = await membershipOf(db, reader?.userId ?? '');
  return {
    madeBy: displayName(await readUser(db, userId ?? '')),
    madeAt: createdAt.getTime(),
    mayDecide: membership === null || mayBook(membership.role),
  };
}

/** Reads a post as this visitor may see it. */
export async function readPost(context: CallContext, id: string): Promise<AnswerOf<typeof procurementItem>> {
  const { db, clock } = context;
  const { post, reader } = await openedPost(context, id);
  const now = clock.now();
  const isOwn = ownsRow(reader, post);
  const ownQuote = await ownQuoteOf(db, post, reader);
  const role: Role = isOwn ? 'owner' : ownQuote !== null ? 'quoted' : reader === null ? 'visitor' : 'signedIn';
  const lines = await db
    .select()
    .from(procurementLines)
    .where(eq(procurementLines.postId, id))
    .orderBy(asc(procurementLines.lineNo));
  const entries = await entriesOfLines(db, lines);
  const named = await nameFiles(db, post.fileIds);
  const won = await wonLinesOf(db, post, { reader, now });
  const { tradeTerm, paymentTerm, deliveryDate, taxIncluded, qualifications, excessAllowed, remark } = post;
  return {
    ...postRow(post, lines, now),
    ...namesFor(post, role),
    ...{ tradeTerm, paymentTerm, deliveryDate, taxIncluded, qualifications, excessAllowed, remark },
    ...{ isOwn, own: isOwn ? await ownOf(db, post, reader) : null, ownQuote, isDemo: post.demo },
    files: post.fileIds.flatMap((fileId) => named.get(fileId) ?? []),
    hasAccessCode: post.accessCodeDigest !== null,
    codeWaitUntil: isOwn && post.accessCodeDigest !== null ? await codeWaitEnd(context, id) : null,
    awarded: isOwn ? post.awardedQuoteNo : null,
    quotes: await db.$count(procurementQuotes, eq(procurementQuotes.postId, id)),
    views: isOwn ? post.views : await countView(context, post),
    lines: lines.map((line) => {
      const answer = lineAnswer(post, line, entries.get(line.unNo ?? '') ?? null);
      return isOwn ? { ...answer, price: line.price, won: won.get(line.lineNo) ?? null } : answer;
    }),
    serverTime: now,
  };
}
