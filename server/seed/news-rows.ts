import { brand } from '#copy/brand.ts';
import { DAY_MS, HOUR_MS } from '#domain/limits.ts';
import type * as schema from '../data/schema/index.ts';
import { startOfShanghaiDay } from './calendar.ts';
import { chance } from './chance.ts';
import { congestion } from './news/congestion.ts';
import { guides } from './news/guides.ts';
import { market } from './news/market.ts';
import { regulations } from './news/regulations.ts';
import { textBlocks } from './text-blocks.ts';

const lists = [regulations, guides, market, congestion];

/** Interleaves the categories, so that the first page shows several. */
const articles = guides
  .flatMap((_, turn) => lists.map((list) => list[turn]))
  .filter((article) => article !== undefined);

/** One article every three days back from yesterday. */
export function newsRows(now: number): (typeof schema.news.$inferInsert)[] {
  const today = startOfShanghaiDay(now);
  return articles.map((article, index) => {
    const dice = chance(`news ${article.id}`);
    return {
      id: article.id,
      category: article.category,
      title: article.title,
      summary: article.summary,
      source: `${brand.name}资讯（演示数据）`,
      tags: [...article.tags],
      body: textBlocks(article.body),
      views: 0,
      publishedAt: new Date(today - (1 + 3 * index) * DAY_MS + dice.between(9, 17) * HOUR_MS),
      demo: true,
    };
  });
}
