import { and, asc, count, desc, eq, gt, lt, lte, ne, or, sql } from 'drizzle-orm';
import type { CampaignBlock, CampaignState, CampaignStock, NewsLink, TextBlock } from '#contract/calls/cms.ts';
import { CODE } from '#contract/codes.ts';
import { laneIdsOf, namedLanes } from '../content/campaign-lanes.ts';
import { participantsOf, stockOf } from '../content/campaign-stock.ts';
import { safeAddress } from '../content/safe-address.ts';
import { isShown } from '../content/shown.ts';
import type { Database } from '../data/connect.ts';
import { contains } from '../data/contains.ts';
import { keysetPage, type Run } from '../data/keyset.ts';
import { campaigns, helpArticles, news, type CampaignBlock as StoredBlock } from '../data/schema/index.ts';
import { listMinimumPrices } from '../market/minimum.ts';
import type { CallHandlers } from './context.ts';
import { Refusal } from './refusal.ts';

const RELATED = 4;
/** Container type for a campaign lane's price. */
const CHEAPEST_BOX = { service: 'fcl', ctnType: '20GP', isDanger: 'Y', limit: 1 } as const;

type NewsStored = typeof news.$inferSelect;
type CampaignStored = typeof campaigns.$inferSelect;

const newsRow = ({ id, category, title, summary, tags, publishedAt }: Omit<NewsStored, 'body'>) => ({
  id,
  category,
  title,
  summary,
  tags,
  publishedAt: publishedAt.getTime(),
});

const linkColumns = { id: news.id, title: news.title, publishedAt: news.publishedAt };
const newsLink = ({ id, title, publishedAt }: Pick<NewsStored, keyof typeof linkColumns>): NewsLink => ({
  id,
  title,
  publishedAt: publishedAt.getTime(),
});

/** Copies a stored block to the contract's shape with mutable lists. */
function textBlock(block: TextBlock | Extract<StoredBlock, { kind: TextBlock['kind'] }>): TextBlock {
  if (block.kind === 'link') return { ...block, href: safeAddress(block.href) };
  return block.kind === 'list' ? { kind: 'list', items: [...block.items] } : block;
}

async function neighbours(db: Database, { id, category, publishedAt }: NewsStored, now: number) {
  const shown = isShown(news, now);
  const isNewer = or(gt(news.publishedAt, publishedAt), and(eq(news.publishedAt, publishedAt), gt(news.id, id)));
  const isOlder = or(lt(news.publishedAt, publishedAt), and(eq(news.publishedAt, publishedAt), lt(news.id, id)));
  const links = () => db.select(linkColumns).from(news);
  const [newer] = await links().where(and(shown, isNewer)).orderBy(asc(news.publishedAt), asc(news.id)).limit(1);
  const [older] = await links().where(and(shown, isOlder)).orderBy(desc(news.publishedAt), desc(news.id)).limit(1);
  const related = await links()
    .where(and(shown, eq(news.category, category), ne(news.id, id)))
    .orderBy(desc(news.publishedAt), desc(news.id))
    .limit(RELATED);
  return {
    newer: newer === undefined ? null : newsLink(newer),
    older: older === undefined ? null : newsLink(older),
    related: related.map(newsLink),
  };
}

function stateOf({ startsAt, endsAt }: CampaignStored, stock: CampaignStock | null, now: number): CampaignState {
  if (endsAt.getTime() <= now) return 'OVER';
  if (startsAt.getTime() > now) return 'AHEAD';
  return stock?.left === 0 ? 'SOLD_OUT' : 'RUNNING';
}

/** Running, upcoming and past campaigns at one time. */
function campaignRuns(moment: number): Run<CampaignStored>[] {
  const at = new Date(moment);
  const shown = isShown(campaigns, moment);
  const isLasting = and(shown, gt(campaigns.endsAt, at));
  return [
    { where: and(isLasting, lte(campaigns.startsAt, at)), by: 'endsAt', order: 'asc' },
    { where: and(isLasting, gt(campaigns.startsAt, at)), by: 'startsAt', order: 'asc' },
    { where: and(shown, lte(campaigns.endsAt, at)), by: 'endsAt', order: 'desc' },
  ];
}

const campaignRow = (campaign: CampaignStored, stock: CampaignStock | null, now: number) => ({
  id: campaign.id,
  title: campaign.title,
  summary: campaign.summary,
  state: stateOf(campaign, stock, now),
  startsAt: campaign.startsAt.getTime(),
  endsAt: campaign.endsAt.getTime(),
  stock,
});

/** Lanes of a campaign with today's lowest price. */
async function laneOffers(db: Database, ids: readonly string[], now: number) {
  const rows = await namedLanes(db, ids);
  return Promise.all(
    rows.map(async ({ id, pol, from, pod, to }) => {
      const lane = { orgPortCode: pol, dstPortCode: pod };
      const [cheapest] = await listMinimumPrices(db, { ...lane, ...CHEAPEST_BOX }, now);
      const query = new URLSearchParams({ orgPort: from, orgPortCode: pol, dstPort: to, dstPortCode: pod });
      const price = cheapest === undefined ? null : { currency: cheapest.currency, amount: cheapest.amount };
      return { id, from, to, href: `/shippingFcl?${query.toString()}`, price };
    }),
  );
}

async function campaignBlocks(db: Database, blocks: readonly StoredBlock[], now: number): Promise<CampaignBlock[]> {
  const named = await laneOffers(db, laneIdsOf(blocks), now);
  return blocks.map((block): CampaignBlock => {
    switch (block.kind) {
      case 'table':
        return { kind: 'table', columns: [...block.columns], rows: block.rows.map((row) => [...row]) };
      case 'offers':
        return { kind: 'offers', note: block.note, lanes: named.filter(({ id }) => block.laneIds.includes(id)) };
      case 'form':
        return { kind: 'form', title: block.title, fields: [...block.fields] };
      default:
        return textBlock(block);
    }
  });
}

export const cmsCalls: Pick<
  CallHandlers,
  'newsQuery' | 'newsItem' | 'activityQuery' | 'activityItem' | 'helpTree' | 'helpArticle'
> = {
  newsQuery: async ({ category, keyword = '', ...request }, { db, clock }) => {
    const now = clock.now();
    const typed = keyword.trim();
    const holdsTyped = typed === '' ? undefined : or(contains(news.title, typed), contains(news.summary, typed));
    const found = and(isShown(news, now), holdsTyped);
    const isListed = and(found, category === undefined ? undefined : eq(news.category, category));
    const categories = await db
      .select({ name: news.category, count: count() })
      .from(news)
      .where(found)
      .groupBy(news.category)
      .orderBy(desc(count()), asc(news.category));
    const page = await keysetPage<NewsStored>(request, {
      db,
      table: news,
      now,
      runs: () => [{ where: isListed, by: 'publishedAt', order: 'desc' }],
    });
    return { ...page, items: page.items.map(newsRow), categories };
  },

  newsItem: async ({ id }, { db, clock }) => {
    const now = clock.now();
    const [item] = await db
      .select()
      .from(news)
      .where(and(eq(news.id, id), isShown(news, now)));
    if (item === undefined) throw new Refusal(CODE.notFound);
    const around = await neighbours(db, item, now);
    return { ...newsRow(item), source: item.source, body: item.body.map(textBlock), ...around };
  },

  activityQuery: async (request, { db, clock }) => {
    const now = clock.now();
    const page = await keysetPage<CampaignStored>(request, { db, table: campaigns, now, runs: campaignRuns });
    const stocks = await stockOf(db, page.items);
    return {
      ...page,
      items: page.items.map((row) => campaignRow(row, stocks.get(row.id) ?? null, now)),
      serverTime: now,
    };
  },

  activityItem: async ({ id }, { db, clock }) => {
    const now = clock.now();
    const [campaign] = await db
      .select()
      .from(campaigns)
      .where(and(eq(campaigns.id, id), isShown(campaigns, now)));
    if (campaign === undefined) throw new Refusal(CODE.notFound);
    const [stocks, blocks, participants] = await Promise.all([
      stockOf(db, [campaign]),
      campaignBlocks(db, campaign.blocks, now),
      participantsOf(db, id),
    ]);
    return { ...campaignRow(campaign, stocks.get(id) ?? null, now), blocks, participants, serverTime: now };
  },

  helpTree: async ({ keyword = '' }, { db, clock }) => {
    const typed = keyword.trim();
    const text = sql`${helpArticles.body}::text`;
    const holdsTyped = typed === '' ? undefined : or(contains(helpArticles.title, typed), contains(text, typed));
    return db
      .select({ id: helpArticles.id, parentId: helpArticles.parentId, title: helpArticles.title })
      .from(helpArticles)
      .where(and(isShown(helpArticles, clock.now()), holdsTyped))
      .orderBy(sql`string_to_array(${helpArticles.id}, '.')::int[]`);
  },

  helpArticle: async ({ id }, { db, clock }) => {
    const [article] = await db
      .select()
      .from(helpArticles)
      .where(and(eq(helpArticles.id, id), isShown(helpArticles, clock.now())));
    if (article === undefined) throw new Refusal(CODE.notFound);
    const { parentId, title, body } = article;
    return { id, parentId, title, body: body.map(textBlock) };
  },
};
