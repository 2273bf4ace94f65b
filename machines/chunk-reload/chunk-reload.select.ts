import type { ChunkReloadSnapshot } from './chunk-reload.machine.ts';

export type ChunkReloadScreen = 'nothing' | 'waiting' | 'failed';

export function selectScreen(snapshot: ChunkReloadSnapshot): ChunkReloadScreen {
  if (snapshot.hasTag('blocking')) return 'failed';
  return snapshot.hasTag('busy') ? 'waiting' : 'nothing';
}

export const selectCanRetry = (snapshot: ChunkReloadSnapshot) => snapshot.can({ type: 'chunk.retry' });
