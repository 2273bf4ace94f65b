import { expect } from 'vitest';
import { readingMachine, selectCanConfirm, selectIsScrolledToEnd, selectSecondsLeft } from '#machines/reading/index.ts';
import { readingCases } from '#machines/reading/reading.cases.ts';
import { drive } from '../kit/drive.ts';
import { event } from '../kit/journey.ts';
import { walkModel } from '../kit/walk-model.ts';
import { readingModel } from './reading.model.ts';

walkModel('[4.21] a text to be read', readingModel, () => {
  const { actor, cause, start } = drive(readingMachine, readingCases);
  start();
  const tick = (now: number) => cause(event('clock.ticked', { now }));
  const shown = () => {
    const snapshot = actor.getSnapshot();
    return [selectIsScrolledToEnd(snapshot), selectSecondsLeft(snapshot), selectCanConfirm(snapshot)];
  };
  return {
    gestures: {
      'reach the end': () => cause(event('reading.scrolled', { distanceToEnd: 9.6 })),
      'scroll back up': () => cause(event('reading.scrolled', { distanceToEnd: 400 })),
      'ten seconds pass': async () => {
        await tick(0);
        await tick(10_000);
      },
      'close it': () => cause(event('reading.close')),
      confirm: () => cause(event('reading.confirm')),
    },
    checks: {
      'just opened': () => expect(shown()).toEqual([false, 10, false]),
      'at the end too soon': () => expect(shown()).toEqual([true, 10, false]),
      'time is up, text is not': () => expect(shown()).toEqual([false, 0, false]),
      'may confirm': () => expect(shown()).toEqual([true, 0, true]),
      confirmed: () => expect(actor.getSnapshot().status).toBe('done'),
      'closed unread': () => expect(actor.getSnapshot().output).toEqual({ kind: 'closed' }),
    },
  };
});
