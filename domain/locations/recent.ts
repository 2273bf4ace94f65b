import { RECENT_LOCATIONS } from '../limits.ts';

export type LaneSide = 'destination' | 'origin';

/** Codes of the places chosen last on each side, the latest first. */
export type RecentLocations = Readonly<Record<LaneSide, readonly string[]>>;

export const NO_RECENT_LOCATIONS: RecentLocations = { origin: [], destination: [] };

/** A lane that was searched, by the codes of its ends. */
export type RecentLane = Readonly<Record<LaneSide, string>>;

const isSame = (one: RecentLane, other: RecentLane) =>
  one.origin === other.origin && one.destination === other.destination;

/** A lane searched becomes the latest. */
export const withLane = (lanes: readonly RecentLane[], lane: RecentLane): readonly RecentLane[] =>
  [lane, ...lanes.filter((one) => !isSame(one, lane))].slice(0, RECENT_LOCATIONS);

/** A place chosen becomes the latest of its side. */
export function withRecent(recent: RecentLocations, side: LaneSide, code: string): RecentLocations {
  const others = recent[side].filter((one) => one !== code);
  return { ...recent, [side]: [code, ...others].slice(0, RECENT_LOCATIONS) };
}
