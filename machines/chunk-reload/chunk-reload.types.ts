/** The last automatic reload from session storage, and the current time. */
export interface ReloadGuard {
  /** When the page last reloaded automatically, in milliseconds; null for never. */
  lastReloadAt: number | null;
  now: number;
}

export interface ChunkReloadContext {
  /** The time stored as the guard before the page reloads. */
  reloadAt: number;
}

export type ChunkReloadEvent =
  /** A chunk failed to load; sent by the loader of lazy code. */
  | { type: 'chunk.failed' }
  /** The user requests a reload. */
  | { type: 'chunk.retry' };
