import type { AirAnswer, AirFlight } from '#contract/calls/air-prices.ts';
import { readAirTerms } from '#domain/air/address.ts';

/** Alternative to a flight that refuses the goods: repack, take a freighter, or enquire. */
export type Alternative = { kind: 'repack'; amount: string; unit: string } | { kind: 'cargo' } | { kind: 'enquire' };

/** Whether a cargo aircraft of the lane accepts goods forbidden on this one. */
function hasFreighter({ aircraft, goods }: AirAnswer, query: string): boolean {
  const { packingGroup, aircraft: chosen } = readAirTerms(query);
  if (chosen !== null || !aircraft.includes('CAO') || goods === null) return false;
  const limits = goods.limits.filter((limit) => packingGroup === '' || limit.packingGroup === packingGroup);
  return limits.some(({ cargo }) => cargo.kind !== 'FORBIDDEN');
}

export function wayOut({ aircraft, refusals }: AirFlight, answer: AirAnswer, query: string): Alternative {
  const [refusal, ...others] = refusals;
  if (others.length > 0 || refusal === undefined) return { kind: 'enquire' };
  if (refusal.kind === 'OVER_LIMIT') return { kind: 'repack', amount: refusal.amount, unit: refusal.unit };
  if (refusal.kind === 'FORBIDDEN' && aircraft === 'PAX' && hasFreighter(answer, query)) return { kind: 'cargo' };
  return { kind: 'enquire' };
}
