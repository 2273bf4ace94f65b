import { and, asc, desc, eq, isNull } from 'drizzle-orm';
import type { RouteMatch } from '#contract/routes.ts';
import { words } from '#copy/procurement/market.ts';
import type { Clock } from '#domain/clock.ts';
import { plainQuantity } from '#domain/procurement/quantity.ts';
import { CHINA, localDay } from '#domain/schedule/zone.ts';
import { isShown } from '../content/shown.ts';
import type { Database } from '../data/connect.ts';
import { campaigns, news } from '../data/schema/content.ts';
import { procurementLines, procurementPosts } from '../data/schema/procurement.ts';
import { isLapsed } from '../market/procurement/post-access.ts';

interface Reading {
  db: Database;
  clock: Clock;
}

/** Subject of a page whose URL contains an id. */
export type Subject =
  | { kind: 'none' }
  | { kind: 'news'; id: string; title: string; summary: string; publishedAt: Date }
  | { kind: 'campaign'; id: string; title: string; summary: string }
  /** A shared post: link previews show its subject, and search engines are excluded. */
  | { kind: 'procurement'; title: string; summary: string }
  /** The database did not answer. */
  | { kind: 'unread' };

/** Ids contain no control characters, which the database refuses to compare. */
const isPlain = (id: string) => id.length <= 100 && !/\p{Cc}/u.test(id);

/** Returns null when the URL refers to something missing. */
export async function subjectOf({ route, params }: RouteMatch, reading: Reading): Promise<Subject | null> {
  const { id } = params;
  if (id === undefined) return { kind: 'none' };
  if (!isPlain(id)) return null;
  switch (route.name) {
    case 'newsItem':
      return newsOf(id, reading);
    case 'act':
      return campaignOf(id, reading);
    case 'procurementShare':
    case 'procurementMobile':
      return procurementOf(id, reading);
    default:
      return { kind: 'none' };
  }
}

async function newsOf(id: string, { db, clock }: Reading): Promise<Subject | null> {
  const [row] = await db
    .select({ id: news.id, title: news.title, summary: news.summary, publishedAt: news.publishedAt })
    .from(news)
    .where(and(eq(news.id, id), isShown(news, clock.now())));
  return row === undefined ? null : { kind: 'news', ...row };
}

async function campaignOf(id: string, { db, clock }: Reading): Promise<Subject | null> {
  const [row] = await db
    .select({ id: campaigns.id, title: campaigns.title, summary: campaigns.summary })
    .from(campaigns)
    .where(and(eq(campaigns.id, id), isShown(campaigns, clock.now())));
  return row === undefined ? null : { kind: 'campaign', ...row };
}

async function procurementOf(id: string, { db, clock }: Reading): Promise<Subject | null> {
  const [post] = await db
    .select()
    .from(procurementPosts)
    .where(
      and(eq(procurementPosts.id, id), isNull(procurementPosts.revokedAt), isShown(procurementPosts, clock.now())),
    );
  if (post === undefined || isLapsed(post, clock.now())) return null;
  if (post.accessCodeDigest !== null) return { kind: 'procurement', ...words.locked.preview };
  const lines = await db
    .select()
    .from(procurementLines)
    .where(eq(procurementLines.postId, id))
    .orderBy(asc(procurementLines.lineNo));
  const goods = lines.map(({ nameCn, purity, quantity, unit }) =>
    words.sharedLine(nameCn, purity, plainQuantity(quantity), unit),
  );
  const deadline = localDay(post.deadline.getTime(), CHINA);
  return { kind: 'procurement', title: post.title, summary: words.shared[post.kind](goods.join('；'), deadline) };
}

/** Lists the URLs of news and campaigns, newest first. */
export async function openAddresses({ db, clock }: Reading): Promise<string[]> {
  const articles = await db
    .select({ id: news.id })
    .from(news)
    .where(isShown(news, clock.now()))
    .orderBy(desc(news.publishedAt), news.id);
  const offers = await db
    .select({ id: campaigns.id })
    .from(campaigns)
    .where(isShown(campaigns, clock.now()))
    .orderBy(campaigns.id);
  return [
    ...articles.map(({ id }) => `/news/${encodeURIComponent(id)}`),
    ...offers.map(({ id }) => `/act/${encodeURIComponent(id)}`),
  ];
}
