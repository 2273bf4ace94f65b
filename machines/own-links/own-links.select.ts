import type { OwnLinksSnapshot } from './own-links.machine.ts';

export const selectIsListOpen = (snapshot: OwnLinksSnapshot) => snapshot.hasTag('open');
export const selectIsListed = (snapshot: OwnLinksSnapshot) => snapshot.hasTag('listed');
export const selectIsUnread = (snapshot: OwnLinksSnapshot) => snapshot.matches({ open: 'unread' });
export const selectLinks = ({ context }: OwnLinksSnapshot) => context.links;
export const selectRevoked = ({ context }: OwnLinksSnapshot) => context.revoked;
export const selectFailure = ({ context }: OwnLinksSnapshot) => context.failure;
