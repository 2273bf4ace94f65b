import { type ResourceSnapshot, selectContent } from '../resource/index.ts';
import type { TrendLane } from './home.types.ts';

const TRENDS = 3;

/** Toluene, and paint with ammonium nitrate, which may not be stowed together: the tools start with a result. */
export const EXAMPLE = '1294';
export const EXAMPLES: string[] = ['1263', '1942'];

interface Place {
  code: string;
  nameCn: string;
}

interface Lanes {
  prices: readonly { lane: { org: Place; dst: Place } }[];
}

/** The query for the trends of the first lanes; empty without lanes. */
export function trendsOf(lanes: ResourceSnapshot): string {
  const content = selectContent(lanes) as Lanes | null;
  if (content === null) return '';
  const shown = content.prices.slice(0, TRENDS).map(
    ({ lane: { org, dst } }): TrendLane => ({
      org: org.code,
      dst: dst.code,
      names: { org: org.nameCn, dst: dst.nameCn },
    }),
  );
  return JSON.stringify(shown);
}
