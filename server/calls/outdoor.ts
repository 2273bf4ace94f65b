import { and, eq, gt, isNull, or } from 'drizzle-orm';
import { isShown } from '../content/shown.ts';
import { contains } from '../data/contains.ts';
import { keysetPage } from '../data/keyset.ts';
import { procurementPosts } from '../data/schema/index.ts';
import type { Post } from '../market/procurement/goods.ts';
import { unlockPost } from '../market/procurement/post-access.ts';
import { entriesOfLines, hasGoods, linesByPost, listedPost, readPost } from '../market/procurement/post-answer.ts';
import { sendCertificate, sendPostFile } from '../market/procurement/post-files.ts';
import { award, listOwn, publish, revoke } from '../market/procurement/purchase-requests.ts';
import {
  quotesOf,
  sendOwnQuoteCertificate,
  takeCertificate,
  takeQuote,
} from '../market/procurement/supplier-quotes.ts';
import { orderGoods } from '../orders/procurement/order-call.ts';
import type { CallHandlers } from './context.ts';

export const outdoorCalls: Pick<
  CallHandlers,
  | 'awardQuote'
  | 'batchCertificate'
  | 'openPost'
  | 'ownPosts'
  | 'postFile'
  | 'procurementItem'
  | 'procurementOrder'
  | 'procurementQuery'
  | 'procurementQuotes'
  | 'publishRequest'
  | 'quoteCertificate'
  | 'revokePost'
  | 'supplierQuote'
  | 'supplierQuoteFile'
> = {
  procurementQuery: async ({ kind, keyword = '', ...paging }, { db, clock }) => {
    const now = clock.now();
    const typed = keyword.trim();
    const isListed = and(
      gt(procurementPosts.deadline, new Date(now)),
      isNull(procurementPosts.revokedAt),
      isShown(procurementPosts, now),
      isNull(procurementPosts.awardedAt),
      isNull(procurementPosts.accessCodeDigest),
      kind === undefined ? undefined : eq(procurementPosts.kind, kind),
      typed === '' ? undefined : or(contains(procurementPosts.title, typed), hasGoods(typed)),
    );
    const page = await keysetPage<Post>(paging, {
      db,
      table: procurementPosts,
      now,
      runs: () => [{ where: isListed, by: 'deadline', order: 'asc' }],
    });
    const lines = await linesByPost(
      db,
      page.items.map(({ id }) => id),
    );
    const entries = await entriesOfLines(
      db,
      page.items.flatMap(({ id }) => lines(id)),
    );
    const items = page.items.map((post) => listedPost(post, lines(post.id), entries, now));
    return { ...page, items, serverTime: now };
  },

  procurementItem: ({ id }, context) => readPost(context, id),
  procurementOrder: (request, context) => orderGoods(context, request),
  supplierQuote: (request, context) => takeQuote(context, request),
  procurementQuotes: ({ id }, context) => quotesOf(context, id),
  publishRequest: (request, context) => publish(context, request),
  ownPosts: (request, context) => listOwn(context, request),
  openPost: ({ id, accessCode }, context) => unlockPost(context, id, accessCode),
  revokePost: ({ id }, context) => revoke(context, id),
  awardQuote: (request, context) => award(context, request),
  batchCertificate: ({ id, lineNo }, context) => sendCertificate(context, { id, lineNo: Number(lineNo) }),
  quoteCertificate: ({ lineNo, ...quote }, context) =>
    sendOwnQuoteCertificate(context, { ...quote, lineNo: Number(lineNo) }),
  supplierQuoteFile: ({ id }, context) => takeCertificate(context, id),
  postFile: (request, context) => sendPostFile(context, request),
};
