import type { HomeRef } from '#machines/home/index.ts';
import { reachedChildren } from '../late-children.ts';
import type { BlockActors } from './wiring.ts';

/** What the chart of the home page runs for a section that has begun. */
export const blocksOf = (home: HomeRef) => reachedChildren<BlockActors>(home);
