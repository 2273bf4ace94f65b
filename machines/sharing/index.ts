export { type SharingRef, type SharingSnapshot, sharingMachine } from './sharing.machine.ts';
export * from './sharing.select.ts';
export type { MadeLink, Shared, SharedForm, SharedPage, SharingEvent } from './sharing.types.ts';
