import { wireResource } from '../search/read-port.ts';
import { readRoom } from './contents.ts';

/** What a room or a record of the user centre reads. */
export const content = wireResource(readRoom);
