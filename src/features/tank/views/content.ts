import type { TankFound } from '#contract/services/tank-fleet.ts';
import type { TankAnswer, TankYards } from '#contract/services/tank-prices.ts';
import type { TankTab } from '#domain/tank/address.ts';

/** Requested lanes, as far as the URL is valid, and the content. */
export interface TankLanes {
  kind: 'lanes';
  orgPortCode: string;
  dstPortCode: string;
  isDanger: boolean;
  /** Requested UN number; empty for none. */
  unNo: string;
  answer: TankAnswer;
}

export interface TankYardContent {
  kind: 'yards';
  tab: Exclude<TankTab, 'find' | 'transport'>;
  yards: TankYards;
}

/** A sailing to look a tank up for. */
export interface TankSailingChoice {
  priceId: string;
  from: string;
  to: string;
  etdDay: string;
  etaDay: string;
}

export interface TankFindContent {
  kind: 'find';
  /** Next sailing of each lane. */
  sailings: readonly TankSailingChoice[];
  /** Null before a valid number was requested. */
  found: TankFound | null;
}

export type TankContent = TankFindContent | TankLanes | TankYardContent;
