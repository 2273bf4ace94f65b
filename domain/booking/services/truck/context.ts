import type { RoadDeal } from './deal.ts';

export interface TruckContext {
  now: number;
  /** What the chosen option was named for; null for a copy, which is priced again, and where the option is gone. */
  deal: RoadDeal | null;
  /** Codes of the payment types on offer. */
  payTypes: readonly string[];
}
