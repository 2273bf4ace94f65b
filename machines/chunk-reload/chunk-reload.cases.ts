import type { MachineCases } from '../kit/cases.ts';
import { chunkReloadWords } from './chunk-reload.words.ts';

const readGuard = (lastReloadAt: number | null, now: number) => ({
  type: 'xstate.done.actor.readGuard',
  output: { lastReloadAt, now },
});

export const chunkReloadCases: MachineCases = {
  words: chunkReloadWords,
  events: {
    'chunk.failed': [{ type: 'chunk.failed' }],
    'chunk.retry': [{ type: 'chunk.retry' }],
    'xstate.done.actor.readGuard': [readGuard(null, 100_000), readGuard(100_000, 159_999), readGuard(100_000, 160_000)],
    'xstate.error.actor.readGuard': [{ type: 'xstate.error.actor.readGuard', error: new Error('storage is blocked') }],
    'xstate.done.actor.writeGuard': [{ type: 'xstate.done.actor.writeGuard' }],
    'xstate.error.actor.writeGuard': [{ type: 'xstate.error.actor.writeGuard', error: new Error('storage is full') }],
    'xstate.error.actor.reloadPage': [{ type: 'xstate.error.actor.reloadPage', error: new Error('reload refused') }],
  },
  delays: { reloadFallback: 5_000 },
  feeds: { 'chunk.failed': 'chunkFailures' },
};
