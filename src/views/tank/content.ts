import type { TankFound } from '#contract/calls/tank-fleet.ts';
import type { TankAnswer, TankYards } from '#contract/calls/tank-prices.ts';
import type { TankTab } from '#domain/tank/address.ts';

/** The lanes that the address asks for, as far as it makes sense, and what there is. */
export interface TankLanes {
  kind: 'lanes';
  orgPortCode: string;
  dstPortCode: string;
  isDanger: boolean;
  /** The number that was asked about; empty for none. */
  unNo: string;
  answer: TankAnswer;
}

export interface TankYardContent {
  kind: 'yards';
  tab: Exclude<TankTab, 'find' | 'transport'>;
  yards: TankYards;
}

/** A sailing that a tank may be looked up for. */
export interface TankSailingChoice {
  priceId: string;
  from: string;
  to: string;
  etdDay: string;
  etaDay: string;
}

export interface TankFindContent {
  kind: 'find';
  /** The next sailing of each lane. */
  sailings: readonly TankSailingChoice[];
  /** Null until a number was asked for that can be one. */
  found: TankFound | null;
}

export type TankContent = TankFindContent | TankLanes | TankYardContent;
