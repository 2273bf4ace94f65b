import * as basic from './calls/basic.ts';
import * as platform from './calls/platform.ts';

/** Every call of the product, once. Client, server, OpenAPI document and fuzz tests are derived from it. */
export const table = {
  constantsByType: basic.constantsByType,
  constantsList: basic.constantsList,
  siteConfig: platform.siteConfig,
  clientReport: platform.clientReport,
} as const;

export type CallName = keyof typeof table;
export type Table = typeof table;
