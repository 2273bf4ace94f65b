import { and, eq, isNull, or } from 'drizzle-orm';
import type { BookedService } from '#contract/booked-services.ts';
import type { QuoteAnswer } from '#contract/calls/orders.ts';
import { totalsOf } from '#domain/fees/line.ts';
import { digestOf } from '../calls/idempotent.ts';
import type { Database } from '../data/connect.ts';
import { type JsonObject, quotes } from '../data/schema/orders.ts';
import type { Reader } from '../market/fee-rates.ts';
import { toFeeLine, toPricedLine } from '../market/priced-lines.ts';
import { type Random, SECRET_ID_BYTES } from '../random.ts';
import type { Priced } from './order-service.ts';

interface Keeping {
  userId: string | null;
  now: number;
  random: Random;
}

/** Stores a quote, so that an order can check whether the price has changed. */
export async function storeQuote(
  db: Pick<Database, 'insert' | 'select'>,
  { service, part }: { service: BookedService; part: object },
  { offerId, lines, totals, validTo, addOns }: Priced,
  { userId, now, random }: Keeping,
): Promise<QuoteAnswer> {
  const quoteId = Buffer.from(random.bytes(SECRET_ID_BYTES)).toString('base64url');
  await db.insert(quotes).values({
    id: quoteId,
    userId,
    service,
    offerId,
    request: part as unknown as JsonObject,
    requestDigest: digestOf(part),
    lines: lines.map(toPricedLine),
    createdAt: new Date(now),
    validTo: new Date(validTo),
  });
  return { quoteId, lines, totals, addOns: await addOns(db), validTo, now };
}

/** Reads a quote of this user or of a visitor; null when there is none. */
export async function readQuote(db: Reader, id: string, userId: string) {
  const [row] = await db
    .select({ lines: quotes.lines })
    .from(quotes)
    .where(and(eq(quotes.id, id), or(isNull(quotes.userId), eq(quotes.userId, userId))));
  if (row === undefined) return null;
  const lines = row.lines.map(toFeeLine);
  return { lines, totals: totalsOf(lines) };
}

/** True when both cost the same, line by line. */
export const isSamePrice = (quoted: Priced['lines'], now: Priced['lines']): boolean =>
  digestOf(quoted.map(toPricedLine)) === digestOf(now.map(toPricedLine));
