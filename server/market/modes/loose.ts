import { packed } from '#domain/modes/packed.ts';
import type { ModesAsked } from './asked.ts';

export interface Loose {
  packages: number | null;
  volume: string;
  grossKg: string;
}

/** The goods in drums, which is how a liquid goes without a box of its own; solids by the volume that is said. */
export function looseOf(asked: ModesAsked): Loose | null {
  const drums = asked.state === 'LIQUID' ? packed('DRUM_200L', asked) : null;
  const volume = asked.volume ?? drums?.volume ?? null;
  return volume === null ? null : { packages: drums?.packages ?? null, volume, grossKg: drums?.grossKg ?? asked.mass };
}
