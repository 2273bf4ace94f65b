import type { WarehouseAnswer } from '#contract/calls/warehouses.ts';
import type { StaySearched } from './StayForm.tsx';

/** Result of a query, with the terms of the search card. */
export interface WarehouseContent {
  answer: WarehouseAnswer;
  searched: StaySearched & { cityCode: string; startDate: string | null };
}
