import { wireResource } from '#src/features/search/read-port.ts';
import { readCounts, readRoom } from './contents.ts';

export const content = wireResource(readRoom);

/** Counts of pending items, for the menu. */
export const counts = wireResource(readCounts);
