import { eq, sql } from 'drizzle-orm';
import type { ArticleContent } from '#domain/content/article-form.ts';
import type { ArticleBlock } from '#domain/content/block.ts';
import { type ArticleKind, articleKinds } from '#domain/content/kinds.ts';
import { minuteText, parseMinute } from '#domain/content/minutes.ts';
import { tagsOf } from '#domain/content/tags.ts';
import { type CampaignBlock, campaigns, carousel, helpArticles, news, type TextBlock } from '../data/schema/content.ts';
import { postStore } from './post-store.ts';
import { type ArticleStore, field } from './store.ts';
import { supplierStore, warehouseStore } from './warehouse-store.ts';

const TEXT_KINDS: ReadonlySet<string> = new Set(articleKinds.NEWS.blocks);
const isText = (block: ArticleBlock): block is TextBlock => TEXT_KINDS.has(block.kind);
const textsOf = ({ blocks }: ArticleContent): TextBlock[] => blocks.filter(isText);

const newsColumns = (content: ArticleContent) => ({
  category: field(content, 'category'),
  title: field(content, 'title'),
  summary: field(content, 'summary'),
  source: field(content, 'source'),
  tags: tagsOf(field(content, 'tags')),
  body: textsOf(content),
});

const newsStore: ArticleStore = {
  table: news,
  title: news.title,
  madeAt: sql`${news.publishedAt}`,
  async lock(tx, id) {
    const [row] = await tx.select().from(news).where(eq(news.id, id)).for('update');
    if (row === undefined) return null;
    const { category, title, summary, source, tags, body } = row;
    return { ...row, content: { fields: { category, title, summary, source, tags: tags.join('、') }, blocks: body } };
  },
  insert: (tx, id, content, change) =>
    tx
      .insert(news)
      .values({ id, ...newsColumns(content), ...change, views: 0, publishedAt: change.editedAt, demo: false }),
  update: (tx, id, change, content) =>
    tx
      .update(news)
      .set({
        ...change,
        ...(content && newsColumns(content)),
        ...(change.shownFrom && { publishedAt: change.shownFrom }),
      })
      .where(eq(news.id, id)),
};

const carouselColumns = (content: ArticleContent) => ({
  title: field(content, 'title'),
  subtitle: field(content, 'subtitle'),
  illustration: field(content, 'illustration'),
  href: field(content, 'href'),
  sort: Number(field(content, 'sort')),
});

const AT_HOME = 'home';

const carouselStore: ArticleStore = {
  table: carousel,
  title: carousel.title,
  madeAt: sql`to_timestamp(0)`,
  async lock(tx, id) {
    const [row] = await tx.select().from(carousel).where(eq(carousel.id, id)).for('update');
    if (row === undefined) return null;
    const { title, subtitle, illustration, href, sort } = row;
    return { ...row, content: { fields: { title, subtitle, illustration, href, sort: String(sort) }, blocks: [] } };
  },
  insert: (tx, id, content, change) =>
    tx.insert(carousel).values({ id, position: AT_HOME, ...carouselColumns(content), ...change }),
  update: (tx, id, change, content) =>
    tx
      .update(carousel)
      .set({ ...change, ...(content && carouselColumns(content)) })
      .where(eq(carousel.id, id)),
};

const dateAt = (typed: string) => new Date(parseMinute(typed) ?? 0);

const campaignBlock = (block: ArticleBlock): CampaignBlock[] => {
  if (block.kind === 'goods' || block.kind === 'licence') return [];
  return [block.kind === 'form' ? { ...block, fields: [] } : block];
};
const blockOfCampaign = (block: CampaignBlock): ArticleBlock =>
  block.kind === 'form' ? { kind: 'form', title: block.title } : block;

const campaignColumns = (content: ArticleContent) => ({
  title: field(content, 'title'),
  summary: field(content, 'summary'),
  startsAt: dateAt(field(content, 'startsAt')),
  endsAt: dateAt(field(content, 'endsAt')),
  stockTotal: Number(field(content, 'stock')),
  blocks: content.blocks.flatMap(campaignBlock),
});

const campaignStore: ArticleStore = {
  table: campaigns,
  title: campaigns.title,
  madeAt: sql`${campaigns.startsAt}`,
  async lock(tx, id) {
    const [row] = await tx.select().from(campaigns).where(eq(campaigns.id, id)).for('update');
    if (row === undefined) return null;
    const { title, summary, startsAt, endsAt, stockTotal, blocks } = row;
    const fields = {
      ...{ title, summary, startsAt: minuteText(startsAt.getTime()), endsAt: minuteText(endsAt.getTime()) },
      stock: String(stockTotal),
    };
    return { ...row, content: { fields, blocks: blocks.map(blockOfCampaign) } };
  },
  insert: (tx, id, content, change) =>
    tx.insert(campaigns).values({ id, ...campaignColumns(content), ...change, demo: false }),
  update: (tx, id, change, content) =>
    tx
      .update(campaigns)
      .set({ ...change, ...(content && campaignColumns(content)) })
      .where(eq(campaigns.id, id)),
};

/** Parent of a dotted number; null at the top level. */
export const parentNumber = (number: string): string | null =>
  number.includes('.') ? number.slice(0, number.lastIndexOf('.')) : null;

const helpColumns = (content: ArticleContent) => ({ title: field(content, 'title'), body: textsOf(content) });

const helpStore: ArticleStore = {
  table: helpArticles,
  title: helpArticles.title,
  madeAt: sql`to_timestamp(0)`,
  async lock(tx, id) {
    const [row] = await tx.select().from(helpArticles).where(eq(helpArticles.id, id)).for('update');
    if (row === undefined) return null;
    return { ...row, content: { fields: { number: id, title: row.title }, blocks: row.body } };
  },
  insert: (tx, id, content, change) =>
    tx.insert(helpArticles).values({
      id,
      parentId: parentNumber(id),
      ...helpColumns(content),
      sort: Number(id.slice(id.lastIndexOf('.') + 1)),
      ...change,
    }),
  update: (tx, id, change, content) =>
    tx
      .update(helpArticles)
      .set({ ...change, ...(content && helpColumns(content)) })
      .where(eq(helpArticles.id, id)),
};

export const stores: Readonly<Record<ArticleKind, ArticleStore>> = {
  NEWS: newsStore,
  CAROUSEL: carouselStore,
  CAMPAIGN: campaignStore,
  HELP: helpStore,
  WAREHOUSE: warehouseStore,
  SUPPLIER: supplierStore,
  POST: postStore,
};
