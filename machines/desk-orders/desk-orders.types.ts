import type { DeskOrderQueue } from '#contract/calls/desk-orders.ts';
import type { DeskOrderTold } from '../desk-order/index.ts';

export type QueuePage = DeskOrderQueue;
export type QueueRow = QueuePage['items'][number];

export interface QueueFilters {
  keyword: string;
  /** Empty for all. */
  service: string;
  /** Empty for all that have not ended. */
  status: string;
}

export interface PageRequest {
  filters: QueueFilters;
  /** Where the page before ended; null for the first. */
  after: string | null;
}

export interface DeskOrdersContext {
  filters: QueueFilters;
  rows: readonly QueueRow[];
  total: number;
  /** Where the next page begins; null at the end of the list. */
  next: string | null;
  /** When the list was read, by the server's clock. */
  readAt: number;
  failure: string | null;
}

export type DeskOrdersEvent =
  | { type: 'filters.changed'; filters: QueueFilters }
  | { type: 'list.more' }
  | { type: 'list.renew' }
  | DeskOrderTold;
