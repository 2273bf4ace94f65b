import { wireResource } from '#src/features/search/read-port.ts';
import { readAddress } from './sources.ts';

/** A page that shows what is read at its address, and nothing more. */
export const content = wireResource(readAddress);
