import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm';
import { CODE } from '#contract/codes.ts';
import { contentReplies } from '#copy/operator/replies.ts';
import type { ArticleContent } from '#domain/content/article-form.ts';
import type { ArticleBlock } from '#domain/content/block.ts';
import { minuteText, parseMinute } from '#domain/content/minutes.ts';
import { tagsOf } from '#domain/content/tags.ts';
import { compare } from '#domain/decimal.ts';
import { PAYMENTS, QUALIFICATIONS, readSpecifications, TRADES } from '#domain/enquiry/purchase-fields.ts';
import { plainQuantity } from '#domain/procurement/quantity.ts';
import type { Transaction } from '../calls/idempotent.ts';
import { Refusal } from '../calls/refusal.ts';
import type { Database } from '../data/connect.ts';
import { nextNumber } from '../data/next-number.ts';
import {
  procurementLines,
  procurementPosts,
  procurementQuoteLines,
  procurementQuotes,
} from '../data/schema/procurement.ts';
import { choiceName } from '../texts/form-words.ts';
import { type ArticleStore, field } from './store.ts';

type Goods = Extract<ArticleBlock, { kind: 'goods' }>;
type Line = typeof procurementLines.$inferSelect;

const YUAN = '1';

const orNull = (text: string) => (text === '' ? null : text);
/** The column stores the displayed name, the form its code. */
const codeOf = (path: string, codes: readonly string[], name: string) =>
  codes.find((code) => choiceName(path, code) === name) ?? '';

const postColumns = (content: ArticleContent) => ({
  kind: field(content, 'postKind') === 'REQUEST' ? ('REQUEST' as const) : ('OFFER' as const),
  title: field(content, 'title'),
  tradeTerm: choiceName('trade', field(content, 'trade')),
  paymentTerm: choiceName('payment', field(content, 'payment')),
  deliveryPlace: field(content, 'deliveryPlace'),
  deliveryDate: field(content, 'deliveryDate'),
  taxIncluded: field(content, 'tax') === 'WITH',
  qualifications: tagsOf(field(content, 'qualifications')).map((code) => choiceName('qualifications', code)),
  contactName: field(content, 'contactName'),
  contactPhone: field(content, 'contactPhone'),
  remark: orNull(field(content, 'remark')),
  deadline: new Date(parseMinute(field(content, 'deadline')) ?? 0),
});

const lineColumns = (goods: Goods, isOffer: boolean) => ({
  ...{ nameCn: goods.nameCn, nameEn: goods.nameEn, casNo: orNull(goods.casNo), unNo: orNull(goods.unNo) },
  ...{ grade: goods.grade, purity: goods.purity, packing: goods.packing, quantity: goods.quantity, unit: goods.unit },
  specifications: readSpecifications(goods.specifications) ?? [],
  price: orNull(goods.price),
  minimumQuantity: isOffer ? orNull(goods.minimumQuantity) : null,
});

const goodsOf = (line: Line): Goods => ({
  kind: 'goods',
  ...{ nameCn: line.nameCn, nameEn: line.nameEn, casNo: line.casNo ?? '', unNo: line.unNo ?? '', grade: line.grade },
  ...{ purity: line.purity, packing: line.packing, quantity: plainQuantity(line.quantity), unit: line.unit },
  price: line.price === null ? '' : plainQuantity(line.price),
  minimumQuantity: line.minimumQuantity === null ? '' : plainQuantity(line.minimumQuantity),
  specifications: line.specifications.map(({ key, value }) => `${key}：${value}`).join('\n'),
});

const linesOf = (tx: Transaction | Database, postId: string) =>
  tx.select().from(procurementLines).where(eq(procurementLines.postId, postId)).orderBy(asc(procurementLines.lineNo));

/** Line numbers that orders or quotes refer to. */
async function takenLines(tx: Transaction, postId: string): Promise<ReadonlySet<number>> {
  const sold = await tx
    .select({ lineNo: procurementLines.lineNo })
    .from(procurementLines)
    .where(and(eq(procurementLines.postId, postId), gt(procurementLines.sold, '0')));
  const quoted = await tx
    .selectDistinct({ lineNo: procurementQuoteLines.lineNo })
    .from(procurementQuoteLines)
    .innerJoin(procurementQuotes, eq(procurementQuotes.quoteNo, procurementQuoteLines.quoteNo))
    .where(eq(procurementQuotes.postId, postId));
  return new Set([...sold, ...quoted].map(({ lineNo }) => lineNo));
}

/** Ordered or quoted lines keep their number and goods, and no less than the sold quantity. */
async function requireTakenKept(tx: Transaction, postId: string, goods: readonly Goods[]): Promise<void> {
  const taken = await takenLines(tx, postId);
  if (taken.size === 0) return;
  for (const line of await linesOf(tx, postId)) {
    const next = goods[line.lineNo - 1];
    const isKept = next?.nameCn === line.nameCn && next.unit === line.unit && compare(next.quantity, line.sold) >= 0;
    if (taken.has(line.lineNo) && !isKept)
      throw new Refusal(CODE.conflict, contentReplies.goodsTaken(line.lineNo, line.nameCn));
  }
}

const goodsIn = ({ blocks }: ArticleContent) => blocks.filter((block) => block.kind === 'goods');

/** Keeps each line's sold quantity. */
async function writeLines(tx: Transaction, postId: string, content: ArticleContent): Promise<void> {
  const goods = goodsIn(content);
  await requireTakenKept(tx, postId, goods);
  const isOffer = field(content, 'postKind') !== 'REQUEST';
  for (const [index, one] of goods.entries()) {
    const columns = lineColumns(one, isOffer);
    await tx
      .insert(procurementLines)
      .values({ postId, lineNo: index + 1, ...columns, priceHidden: false, currency: YUAN })
      .onConflictDoUpdate({ target: [procurementLines.postId, procurementLines.lineNo], set: columns });
  }
  await tx
    .delete(procurementLines)
    .where(and(eq(procurementLines.postId, postId), gt(procurementLines.lineNo, goods.length)));
}

/** The company's own offers and requests; customers' posts are not edited here. */
export const postStore: ArticleStore = {
  table: procurementPosts,
  title: procurementPosts.title,
  listed: isNull(procurementPosts.userId),
  madeAt: sql`${procurementPosts.createdAt}`,
  async lock(tx, id) {
    const [row] = await tx
      .select()
      .from(procurementPosts)
      .where(and(eq(procurementPosts.id, id), isNull(procurementPosts.userId)))
      .for('update');
    if (row === undefined) return null;
    const { title, deliveryPlace, deliveryDate, contactName, contactPhone } = row;
    const fields = {
      ...{ postKind: row.kind, title, deliveryPlace, deliveryDate, contactName, contactPhone },
      trade: codeOf('trade', TRADES, row.tradeTerm),
      payment: codeOf('payment', PAYMENTS, row.paymentTerm),
      tax: row.taxIncluded ? 'WITH' : 'WITHOUT',
      qualifications: row.qualifications.map((name) => codeOf('qualifications', QUALIFICATIONS, name)).join('、'),
      remark: row.remark ?? '',
      deadline: minuteText(row.deadline.getTime()),
    };
    return { ...row, content: { fields, blocks: (await linesOf(tx, id)).map(goodsOf) } };
  },
  async insert(tx, id, content, { company = '', ...change }) {
    await tx.insert(procurementPosts).values({
      ...{ id, number: await nextNumber(tx, 'PRC', change.editedAt.getTime()), userId: null, company },
      ...postColumns(content),
      ...change,
      ...{ views: 0, createdAt: change.editedAt, demo: false },
    });
    await writeLines(tx, id, content);
  },
  requireFitting: (tx, id, content) => requireTakenKept(tx, id, goodsIn(content)),
  async update(tx, id, change, content) {
    await tx
      .update(procurementPosts)
      .set({
        ...change,
        ...(content && postColumns(content)),
        ...(change.shownFrom && { createdAt: change.shownFrom }),
      })
      .where(eq(procurementPosts.id, id));
    if (content !== undefined) await writeLines(tx, id, content);
  },
};
