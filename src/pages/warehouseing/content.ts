import type { WarehouseAnswer } from '#contract/calls/warehouses.ts';
import type { StaySearched } from '#src/views/warehouse/StayForm.tsx';

/** What an address was answered with, and what of it the search card has. */
export interface WarehouseContent {
  answer: WarehouseAnswer;
  searched: StaySearched & { cityCode: string; startDate: string | null };
}
