import type { StuffingPrices } from '#contract/calls/stuffing-prices.ts';
import type { WarehouseAnswer } from '#contract/calls/warehouses.ts';

export type Station = WarehouseAnswer['items'][number];

export interface Stuffing {
  /** Null for servers without a price list: the order form quotes each service. */
  prices: StuffingPrices | null;
  stations: readonly Station[];
}
