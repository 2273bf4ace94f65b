import type { StuffingPrices } from '#contract/calls/stuffing-prices.ts';
import type { WarehouseAnswer } from '#contract/calls/warehouses.ts';

export type Station = WarehouseAnswer['items'][number];

export interface Stuffing {
  /** Null where a back end has no price list: the order form quotes each work. */
  prices: StuffingPrices | null;
  stations: readonly Station[];
}
