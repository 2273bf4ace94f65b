export { type SharedLinkRef, type SharedLinkSnapshot, sharedLinkMachine } from './shared-link.machine.ts';
export { type SharedLinkScreen, selectScreen } from './shared-link.select.ts';
export type { SharedLinkAnswer, SharedLinkEvent } from './shared-link.types.ts';
