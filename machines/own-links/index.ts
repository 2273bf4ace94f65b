export { type OwnLinksRef, type OwnLinksSnapshot, ownLinksMachine } from './own-links.machine.ts';
export * from './own-links.select.ts';
export type { OwnLink, OwnLinksEvent } from './own-links.types.ts';
