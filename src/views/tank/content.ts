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
  tab: Exclude<TankTab, 'transport'>;
  yards: TankYards;
}

export type TankContent = TankLanes | TankYardContent;
