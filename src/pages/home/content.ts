import type { AnswerOf } from '#contract/call.ts';
import type { MinimumPrice } from '#contract/calls/item.ts';
import type { Statistics } from '#contract/calls/platform.ts';
import type { Table } from '#contract/table.ts';

/** What the blocks of the home page read, each by itself. */
export interface Lanes {
  prices: readonly MinimumPrice[];
  /** By the server's clock. */
  now: number;
  /** The class they all take, where one was chosen. */
  dgClass?: string;
}

export interface Trend {
  org: string;
  dst: string;
  /** As the list of lanes calls both ends. */
  names: { org: string; dst: string };
  /** Null where it could not be read. */
  trend: AnswerOf<Table['priceTrend']> | null;
}

export type News = AnswerOf<Table['newsQuery']>['items'];

export interface Partners {
  carriers: AnswerOf<Table['suppliers']>;
  warehouses: AnswerOf<Table['suppliers']>;
}

export type Figures = Statistics;
