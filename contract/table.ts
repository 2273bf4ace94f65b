import * as basic from './calls/basic.ts';
import * as cms from './calls/cms.ts';
import * as outdoor from './calls/outdoor.ts';
import * as platform from './calls/platform.ts';

/** Every call of the product, once. Client, server, OpenAPI document and fuzz tests are derived from it. */
export const table = {
  constantsByType: basic.constantsByType,
  constantsList: basic.constantsList,
  newsQuery: cms.newsQuery,
  newsItem: cms.newsItem,
  activityQuery: cms.activityQuery,
  activityItem: cms.activityItem,
  helpTree: cms.helpTree,
  helpArticle: cms.helpArticle,
  procurementQuery: outdoor.procurementQuery,
  procurementItem: outdoor.procurementItem,
  siteConfig: platform.siteConfig,
  clientReport: platform.clientReport,
} as const;

export type CallName = keyof typeof table;
export type Table = typeof table;
