import { linkInAddress } from '#domain/share-link.ts';
import type { FclSnapshot } from './fcl.machine.ts';

/** The address names a shared link, which is in the list's place while it is read. */
export const selectHasLink = ({ context }: FclSnapshot) => linkInAddress(context.query) !== null;

/** Lanes to search; absent until there was no price to show. */
export const selectOffering = ({ children }: FclSnapshot) => children.offering;

/** The list and its tools are there, or its code did not come. */
export const selectIsListSettled = (snapshot: FclSnapshot) =>
  snapshot.matches({ list: 'open' }) || snapshot.matches({ list: 'lost' });
