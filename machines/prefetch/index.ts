export { type PrefetchRef, type PrefetchSnapshot, prefetchMachine } from './prefetch.machine.ts';
export type { PrefetchEvent } from './prefetch.types.ts';
