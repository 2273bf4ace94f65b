export { type PrefetchRef, type PrefetchSnapshot, prefetchMachine } from './prefetch.machine.ts';
export type { PrefetchEvent, Prefetched, PrefetchInput } from './prefetch.types.ts';
