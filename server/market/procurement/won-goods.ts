import { and, count, desc, eq, inArray, notInArray, sql } from 'drizzle-orm';
import { CODE } from '#contract/codes.ts';
import { orderReplies } from '#copy/orders/replies.ts';
import { endedStatuses } from '#domain/orders/statuses.ts';
import { plainQuantity } from '#domain/procurement/quantity.ts';
import type { WonLine } from '#domain/procurement/won-line.ts';
import { dayWindow } from '#domain/schedule/validity.ts';
import { CHINA } from '#domain/schedule/zone.ts';
import { Refusal } from '../../calls/refusal.ts';
import { orders } from '../../data/schema/orders.ts';
import {
  procurementLines,
  type procurementPosts,
  procurementQuoteLines,
  procurementQuotes,
} from '../../data/schema/procurement.ts';
import { type Maker, ownsRow } from '../../enterprise/membership.ts';
import type { Reader } from '../fee-rates.ts';

/** Joins a request's line with a quote's line. */
export const isQuoted = and(
  eq(procurementLines.postId, procurementQuotes.postId),
  eq(procurementLines.lineNo, procurementQuoteLines.lineNo),
);

/** End of a quote's last valid day. */
export const quoteEnds = (validTo: string): number => dayWindow(validTo, validTo, CHINA).validTo;

/** Returns the order in progress of a request's line. */
export async function orderOfLine(db: Reader, postId: string, lineNo: number): Promise<string | null> {
  const isOfLine = sql`${orders.bought} ->> 'postId' = ${postId} and (${orders.bought} ->> 'lineNo')::int = ${lineNo}`;
  const [order] = await db
    .select({ orderNo: orders.orderNo })
    .from(orders)
    .where(and(isOfLine, notInArray(orders.status, endedStatuses)))
    .orderBy(desc(orders.createdAt))
    .limit(1);
  return order?.orderNo ?? null;
}

/** Reads the winning lines of the user's own request; empty for others and while undecided. */
export async function wonLinesOf(
  db: Reader,
  post: typeof procurementPosts.$inferSelect,
  { reader, now }: { reader: Maker | null; now: number },
): Promise<ReadonlyMap<number, WonLine>> {
  const { id, kind, awardedQuoteNo } = post;
  if (kind !== 'REQUEST' || !ownsRow(reader, post) || awardedQuoteNo === null) return new Map();
  const rows = await db
    .select({ quote: procurementQuotes, line: procurementQuoteLines, sold: procurementLines.sold })
    .from(procurementQuotes)
    .innerJoin(procurementQuoteLines, eq(procurementQuoteLines.quoteNo, procurementQuotes.quoteNo))
    .innerJoin(procurementLines, isQuoted)
    .where(and(eq(procurementQuotes.quoteNo, awardedQuoteNo), eq(procurementQuotes.postId, id)));
  const won = rows.map(async ({ quote, line, sold }): Promise<[number, WonLine]> => {
    const isOrdered = Number(sold) > 0;
    const { price, currency, taxIncluded, maker, origin, purity, packing, leadDays } = line;
    return [
      line.lineNo,
      {
        ...{ quoteNo: quote.quoteNo, supplier: quote.company, price, currency, quantity: plainQuantity(line.quantity) },
        ...{ taxIncluded, maker, origin, purity, packing, leadDays },
        ...{ validTo: quote.validTo, freight: quote.freight },
        state: isOrdered ? 'ORDERED' : quoteEnds(quote.validTo) <= now ? 'LAPSED' : 'OPEN',
        orderNo: isOrdered ? await orderOfLine(db, id, line.lineNo) : null,
      },
    ];
  });
  return new Map(await Promise.all(won));
}

/** Counts how many winning lines of each quote were ordered. */
export async function wonCountsOf(db: Reader, quoteNos: readonly string[]) {
  const rows = await db
    .select({
      quoteNo: procurementQuotes.quoteNo,
      lines: count(),
      ordered: sql`count(*) filter (where ${procurementLines.sold} > 0)`.mapWith(Number),
    })
    .from(procurementQuotes)
    .innerJoin(procurementQuoteLines, eq(procurementQuoteLines.quoteNo, procurementQuotes.quoteNo))
    .innerJoin(procurementLines, isQuoted)
    .where(inArray(procurementQuotes.quoteNo, [...quoteNos]))
    .groupBy(procurementQuotes.quoteNo);
  return new Map(rows.map(({ quoteNo, ...counts }) => [quoteNo, counts]));
}

const takenBy = (orderNo: string | null) =>
  new Refusal(CODE.conflict, orderReplies.quoteOrdered(orderNo ?? ''), orderNo === null ? undefined : { orderNo });

/** Refuses pricing and placing alike. */
export function requireOpenQuote({ state, orderNo }: WonLine): void {
  if (state === 'ORDERED') throw takenBy(orderNo);
  if (state === 'OPEN') return;
  const text = orderReplies.quoteLapsed;
  throw new Refusal(CODE.priceExpired, text, { fields: { goodsId: text } });
}

/** Builds the refusal for a line that was ordered in the meantime. */
export const alreadyOrdered = async (db: Reader, postId: string, lineNo: number) =>
  takenBy(await orderOfLine(db, postId, lineNo));
