export { type PageLoadingRef, type PageLoadingSnapshot, pageLoadingMachine } from './page-loading.machine.ts';
export { type ProgressVariant, selectVariant } from './page-loading.select.ts';
export type { PageLoadingEvent } from './page-loading.types.ts';
