import type { HomeRef } from '#machines/home/index.ts';
import { loadedChildren } from '#src/features/page-parts/loaded-children.ts';
import type { BlockActors } from './wiring.ts';

export const blocksOf = (home: HomeRef) => loadedChildren<BlockActors>(home);
