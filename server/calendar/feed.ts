import { eq } from 'drizzle-orm';
import type { AnswerOf } from '#contract/call.ts';
import type { CalendarFeed, makeCalendarFeed } from '#contract/calls/calendar.ts';
import { FEED_NOTED_EVERY_MS } from '#domain/limits.ts';
import type { Database } from '../data/connect.ts';
import { calendarFeeds } from '../data/schema/operations.ts';
import type { Random } from '../random.ts';
import { digest, isToken, newToken } from '../session/tokens.ts';

export const FEED_PATH = '/calendar/';
const ENDING = '.ics';

type Stored = typeof calendarFeeds.$inferSelect;

/** When a feed was created and last read. */
export const feedTimes = ({ madeAt, readAt }: Pick<Stored, 'madeAt' | 'readAt'>): CalendarFeed => ({
  madeAt: madeAt.getTime(),
  readAt: readAt?.getTime() ?? null,
});

export async function readFeed(db: Database, userId: string): Promise<CalendarFeed | null> {
  const [feed] = await db.select().from(calendarFeeds).where(eq(calendarFeeds.userId, userId));
  return feed === undefined ? null : feedTimes(feed);
}

interface Making {
  userId: string;
  now: number;
  random: Random;
  /** Origin of the URL, if the server knows it. */
  origin: string;
}

/** Creates the user's feed; the previous URL becomes invalid. */
export async function makeFeed(
  db: Database,
  { userId, now, random, origin }: Making,
): Promise<AnswerOf<typeof makeCalendarFeed>> {
  const key = newToken(random);
  const feed = { keyDigest: digest(key), madeAt: new Date(now), readAt: null };
  await db
    .insert(calendarFeeds)
    .values({ userId, ...feed })
    .onConflictDoUpdate({ target: calendarFeeds.userId, set: feed });
  return { feed: feedTimes(feed), url: `${origin}${FEED_PATH}${key}${ENDING}` };
}

export async function revokeFeed(db: Pick<Database, 'delete'>, userId: string): Promise<void> {
  await db.delete(calendarFeeds).where(eq(calendarFeeds.userId, userId));
}

/** Returns the owner of a feed; null for an unknown URL. */
export async function ownerOfFeed(db: Database, file: string, now: number): Promise<string | null> {
  const key = file.endsWith(ENDING) ? file.slice(0, -ENDING.length) : '';
  if (!isToken(key)) return null;
  const [feed] = await db
    .select()
    .from(calendarFeeds)
    .where(eq(calendarFeeds.keyDigest, digest(key)));
  if (feed === undefined) return null;
  if (now - (feed.readAt?.getTime() ?? 0) >= FEED_NOTED_EVERY_MS)
    await db
      .update(calendarFeeds)
      .set({ readAt: new Date(now) })
      .where(eq(calendarFeeds.keyDigest, feed.keyDigest));
  return feed.userId;
}
