export { type WatchRef, type WatchSnapshot, watchMachine } from './watch.machine.ts';
export * from './watch.select.ts';
export type * from './watch.types.ts';
