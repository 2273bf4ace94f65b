import * as basic from './calls/basic.ts';
import * as cms from './calls/cms.ts';
import * as ecommerce from './calls/ecommerce.ts';
import * as item from './calls/item.ts';
import * as outdoor from './calls/outdoor.ts';
import * as places from './calls/places.ts';
import * as platform from './calls/platform.ts';
import * as puds from './calls/puds.ts';

/** Every call of the product, once. Client, server, OpenAPI document and fuzz tests are derived from it. */
export const table = {
  constantsByType: basic.constantsByType,
  constantsList: basic.constantsList,
  suppliers: basic.suppliers,
  cityPage: places.cityPage,
  carousel: places.carousel,
  minimumPrices: item.minimumPrices,
  sellingPrices: item.sellingPrices,
  feePage: item.feePage,
  priceTrend: item.priceTrend,
  sailSchedule: ecommerce.sailSchedule,
  placeEnquiry: ecommerce.placeEnquiry,
  enquiryList: ecommerce.enquiryList,
  enquiry: ecommerce.enquiry,
  share: ecommerce.share,
  sharedContent: ecommerce.sharedContent,
  dgQuery: puds.dgQuery,
  dgDetail: puds.dgDetail,
  dgSegregation: puds.dgSegregation,
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
