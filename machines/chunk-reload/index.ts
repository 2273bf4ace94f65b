export { type ChunkReloadRef, type ChunkReloadSnapshot, chunkReloadMachine } from './chunk-reload.machine.ts';
export { type ChunkReloadScreen, selectCanRetry, selectScreen } from './chunk-reload.select.ts';
export type { ChunkReloadEvent, ReloadGuard } from './chunk-reload.types.ts';
