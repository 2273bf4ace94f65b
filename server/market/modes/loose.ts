import { packed } from '#domain/modes/packed.ts';
import type { ModesQuery } from './query.ts';

export interface Loose {
  packages: number | null;
  volume: string;
  grossKg: string;
}

/** Drums for liquids, the usual loose packing; the stated volume for solids. */
export function looseOf(query: ModesQuery): Loose | null {
  const drums = query.state === 'LIQUID' ? packed('DRUM_200L', query) : null;
  const volume = query.volume ?? drums?.volume ?? null;
  return volume === null ? null : { packages: drums?.packages ?? null, volume, grossKg: drums?.grossKg ?? query.mass };
}
