import { expect } from 'vitest';
import { chunkReloadCases } from '#machines/chunk-reload/chunk-reload.cases.ts';
import { chunkReloadMachine, selectScreen } from '#machines/chunk-reload/index.ts';
import { drive } from '../kit/drive.ts';
import { event, rejected, resolved } from '../kit/journey.ts';
import { walkModel } from '../kit/walk-model.ts';
import { chunkReloadModel } from './chunk-reload.model.ts';

walkModel('[4.28] a lost part', chunkReloadModel, () => {
  const { actor, cause, pass, start } = drive(chunkReloadMachine, chunkReloadCases);
  start();
  const screen = () => selectScreen(actor.getSnapshot());
  const lost = async (...answers: ReturnType<typeof event>[]) => {
    await cause(event('chunk.failed'));
    for (const answer of answers) await cause(answer);
  };
  return {
    gestures: {
      'a part is lost, first time': () =>
        lost(resolved('readGuard', { lastReloadAt: null, now: 70_000 }), resolved('writeGuard')),
      'a part is lost, just after a reload': () => lost(resolved('readGuard', { lastReloadAt: 65_000, now: 70_000 })),
      'a part is lost, nothing can be remembered': () => lost(rejected('readGuard')),
      'press retry': () => cause(event('chunk.retry')),
      'the reload does not happen': () => pass(5_000),
    },
    checks: {
      reading: () => expect(screen()).toBe('nothing'),
      'asked to retry': () => expect(screen()).toBe('failed'),
      'page reloads': () => expect(screen()).toBe('waiting'),
    },
  };
});
