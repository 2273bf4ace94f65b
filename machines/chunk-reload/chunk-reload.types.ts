/** What the session remembers of the last automatic reload, read together with the present time. */
export interface ReloadGuard {
  /** When the page was last reloaded by itself, in milliseconds; null when that never happened. */
  lastReloadAt: number | null;
  now: number;
}

export interface ChunkReloadContext {
  /** The time written as the guard before the page reloads itself. */
  reloadAt: number;
}

export type ChunkReloadEvent =
  /** A chunk could not be loaded; sent by the code that loads chunks on demand. */
  | { type: 'chunk.failed' }
  /** The person asks for the page to be loaded again. */
  | { type: 'chunk.retry' };
