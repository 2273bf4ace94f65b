import type { AnswerOf } from '#contract/call.ts';
import type { MinimumPrice } from '#contract/calls/item.ts';
import type { Statistics } from '#contract/calls/platform.ts';
import type { Table } from '#contract/table.ts';

/** Content of the home page's blocks, each loaded separately. */
export interface Lanes {
  prices: readonly MinimumPrice[];
  /** By the server's clock. */
  now: number;
  /** Class filter, if any. */
  dgClass?: string;
}

export interface Trend {
  org: string;
  dst: string;
  /** Names of both ends, from the list of lanes. */
  names: { org: string; dst: string };
  /** Null when it failed to load. */
  trend: AnswerOf<Table['priceTrend']> | null;
}

export type News = AnswerOf<Table['newsQuery']>['items'];

export interface Partners {
  carriers: AnswerOf<Table['suppliers']>;
  warehouses: AnswerOf<Table['suppliers']>;
}

export type Figures = Statistics;
