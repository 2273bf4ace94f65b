import { RECENT_LOCATIONS } from '../limits.ts';

export type LaneSide = 'destination' | 'origin';

/** Codes of recently selected locations per side, latest first. */
export type RecentLocations = Readonly<Record<LaneSide, readonly string[]>>;

export const NO_RECENT_LOCATIONS: RecentLocations = { origin: [], destination: [] };

/** Recently searched lane, by the codes of its ends. */
export type RecentLane = Readonly<Record<LaneSide, string>>;

const isSame = (one: RecentLane, other: RecentLane) =>
  one.origin === other.origin && one.destination === other.destination;

export const withLane = (lanes: readonly RecentLane[], lane: RecentLane): readonly RecentLane[] =>
  [lane, ...lanes.filter((one) => !isSame(one, lane))].slice(0, RECENT_LOCATIONS);

export function withRecent(recent: RecentLocations, side: LaneSide, code: string): RecentLocations {
  const others = recent[side].filter((one) => one !== code);
  return { ...recent, [side]: [code, ...others].slice(0, RECENT_LOCATIONS) };
}
