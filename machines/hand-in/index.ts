export { type HandInRef, type HandInSnapshot, handInMachine } from './hand-in.machine.ts';
export * from './hand-in.select.ts';
export type * from './hand-in.types.ts';
