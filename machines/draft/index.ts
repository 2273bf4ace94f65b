export { type DraftRef, type DraftSnapshot, draftMachine } from './draft.machine.ts';
export * from './draft.select.ts';
export type * from './draft.types.ts';
