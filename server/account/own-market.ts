import { and, asc, eq, inArray } from 'drizzle-orm';
import { ownDataFile as words } from '#copy/documents/own-data-file.ts';
import { enquiry } from '#copy/enquiry/all-services.ts';
import type { Database } from '../data/connect.ts';
import {
  procurementLines,
  procurementPosts,
  procurementQuoteLines,
  procurementQuotes,
} from '../data/schema/procurement.ts';
import { isOwn } from '../enterprise/membership.ts';
import { linesByPost } from '../market/procurement/post-answer.ts';
import { isQuoted } from '../market/procurement/won-goods.ts';
import { namedRow } from './named-rows.ts';

const currencyText = (code: string) => enquiry.currencies[code] ?? code;

/** Posts of a user with their goods. */
export async function postsOf(db: Database, userId: string): Promise<Record<string, unknown>[]> {
  const posts = await db
    .select()
    .from(procurementPosts)
    .where(and(eq(procurementPosts.userId, userId), isOwn(procurementPosts, userId)))
    .orderBy(asc(procurementPosts.createdAt));
  const lines = await linesByPost(
    db,
    posts.map(({ id }) => id),
  );
  return posts.map((post) =>
    namedRow(words.posts.fields, {
      ...post,
      lines: lines(post.id).map((line) =>
        namedRow(words.goods.fields, { ...line, currency: currencyText(line.currency) }),
      ),
    }),
  );
}

/** Quotes the user submitted to other buyers' requests. */
export async function quotesOf(db: Database, userId: string): Promise<Record<string, unknown>[]> {
  const quotes = await db
    .select()
    .from(procurementQuotes)
    .where(and(eq(procurementQuotes.userId, userId), isOwn(procurementQuotes, userId)))
    .orderBy(asc(procurementQuotes.createdAt));
  const numbers = quotes.map(({ quoteNo }) => quoteNo);
  const lines = await db
    .select({ quoted: procurementQuoteLines, nameCn: procurementLines.nameCn, unit: procurementLines.unit })
    .from(procurementQuoteLines)
    .innerJoin(procurementQuotes, eq(procurementQuotes.quoteNo, procurementQuoteLines.quoteNo))
    .innerJoin(procurementLines, isQuoted)
    .where(inArray(procurementQuoteLines.quoteNo, numbers))
    .orderBy(asc(procurementQuoteLines.lineNo));
  return quotes.map((quote) =>
    namedRow(words.quotes.fields, {
      ...quote,
      freight: words.quotes.payers[quote.freight],
      lines: lines
        .filter(({ quoted }) => quoted.quoteNo === quote.quoteNo)
        .map(({ quoted, nameCn, unit }) =>
          namedRow(words.quotedGoods.fields, {
            ...quoted,
            ...{ nameCn, unit, currency: currencyText(quoted.currency) },
          }),
        ),
    }),
  );
}
