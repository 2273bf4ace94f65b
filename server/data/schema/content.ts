import { boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { orders } from './orders.ts';
import { published } from './published.ts';

/** Text is stored as blocks, never as markup, and rendered from them. */
export type TextBlock =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; items: readonly string[] }
  | { kind: 'link'; text: string; href: string }
  | { kind: 'picture'; fileId: string; text: string }
  | { kind: 'file'; fileId: string; text: string };

export type CampaignBlock =
  | TextBlock
  | { kind: 'table'; columns: readonly string[]; rows: readonly (readonly string[])[] }
  | { kind: 'offers'; laneIds: readonly string[]; note: string }
  | { kind: 'form'; title: string; fields: readonly string[] };

export const news = pgTable(
  'news',
  {
    id: text().primaryKey(),
    category: text().notNull(),
    title: text().notNull(),
    summary: text().notNull(),
    source: text().notNull(),
    tags: text().array().notNull(),
    body: jsonb().$type<readonly TextBlock[]>().notNull(),
    views: integer().notNull(),
    publishedAt: moment('published_at').notNull(),
    demo: boolean().notNull(),
    ...published,
  },
  (table) => [
    index('news_published').on(table.publishedAt, table.id),
    index('news_category').on(table.category, table.publishedAt, table.id),
  ],
);

export const helpArticles = pgTable(
  'help_articles',
  {
    /** Dotted number as in the URL: 1.1.1. */
    id: text().primaryKey(),
    parentId: text('parent_id'),
    title: text().notNull(),
    body: jsonb().$type<readonly TextBlock[]>().notNull(),
    sort: integer().notNull(),
    ...published,
  },
  (table) => [index('help_articles_parent').on(table.parentId, table.sort)],
);

export const campaigns = pgTable(
  'campaigns',
  {
    id: text().primaryKey(),
    title: text().notNull(),
    summary: text().notNull(),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    /** Containers reserved for the campaign's lanes; 0 when not counted. */
    stockTotal: integer('stock_total').notNull(),
    blocks: jsonb().$type<readonly CampaignBlock[]>().notNull(),
    demo: boolean().notNull(),
    ...published,
  },
  (table) => [
    index('campaigns_period').on(table.endsAt, table.id),
    index('campaigns_start').on(table.startsAt, table.id),
  ],
);

/** Containers that orders take from a campaign's stock; the rest is free. */
export const campaignTakings = pgTable(
  'campaign_takings',
  {
    orderNo: text('order_no')
      .primaryKey()
      .references(() => orders.orderNo, { onDelete: 'cascade' }),
    campaignId: text('campaign_id').notNull(),
    boxes: integer().notNull(),
    takenAt: moment('taken_at').notNull(),
  },
  (table) => [index('campaign_takings_campaign').on(table.campaignId, table.takenAt)],
);

export const carousel = pgTable(
  'carousel',
  {
    id: text().primaryKey(),
    position: text().notNull(),
    title: text().notNull(),
    subtitle: text().notNull(),
    illustration: text().notNull(),
    href: text().notNull(),
    sort: integer().notNull(),
    ...published,
  },
  (table) => [index('carousel_position').on(table.position, table.sort)],
);

/** Images and attachments uploaded by operators; public while an article that contains them is. */
export const contentFiles = pgTable(
  'content_files',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    mediaType: text('media_type').notNull(),
    bytes: integer().notNull(),
    sha256: text().notNull(),
    uploadedBy: text('uploaded_by').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('content_files_created').on(table.createdAt)],
);
