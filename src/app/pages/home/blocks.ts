import type { HomeRef } from '#machines/home/index.ts';
import { loadedChildren } from '../loaded-children.ts';
import type { BlockActors } from './wiring.ts';

/** What the chart of the home page runs for a section that has begun. */
export const blocksOf = (home: HomeRef) => loadedChildren<BlockActors>(home);
