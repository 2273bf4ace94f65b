import type { HomeRef } from '#machines/home/index.ts';
import type { BlockActors } from './wiring.ts';

/** What the chart of the home page runs for a section that has begun. */
export const blocksOf = (home: HomeRef) => home.getSnapshot().children as Partial<BlockActors> as BlockActors;
