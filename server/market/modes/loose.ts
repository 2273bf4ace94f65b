import { packed } from '#domain/modes/packed.ts';
import type { ModesQuery } from './query.ts';

export interface Loose {
  packages: number | null;
  volume: string;
  grossKg: string;
}

/** Drums for liquids, the usual loose packing; the stated volume for solids. */
export function looseOf(asked: ModesQuery): Loose | null {
  const drums = asked.state === 'LIQUID' ? packed('DRUM_200L', asked) : null;
  const volume = asked.volume ?? drums?.volume ?? null;
  return volume === null ? null : { packages: drums?.packages ?? null, volume, grossKg: drums?.grossKg ?? asked.mass };
}
