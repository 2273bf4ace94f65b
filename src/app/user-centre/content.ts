import { wireResource } from '../search/read-port.ts';
import { readCounts, readRoom } from './contents.ts';

/** What a room or a record of the user centre reads. */
export const content = wireResource(readRoom);

/** What waits in the rooms, for the menu. */
export const counts = wireResource(readCounts);
