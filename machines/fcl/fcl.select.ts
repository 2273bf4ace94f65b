import { linkInAddress } from '#domain/share-link.ts';
import type { FclSnapshot } from './fcl.machine.ts';

/** The URL names a shared link, whose state replaces the list while it loads. */
export const selectHasLink = ({ context }: FclSnapshot) => linkInAddress(context.query) !== null;

/** Suggested lanes; absent until a search without prices. */
export const selectOffering = ({ children }: FclSnapshot) => children.offering;

/** The list and its tools are loaded, or their code failed to load. */
export const selectIsListSettled = (snapshot: FclSnapshot) =>
  snapshot.matches({ list: 'open' }) || snapshot.matches({ list: 'lost' });
