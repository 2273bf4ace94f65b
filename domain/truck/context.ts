import type { RoadDeal } from './deal.ts';

export interface TruckContext {
  now: number;
  /** Scope of the quoted option; null for a copy, which is priced again, and when the option is withdrawn. */
  deal: RoadDeal | null;
  payTypes: readonly string[];
}
