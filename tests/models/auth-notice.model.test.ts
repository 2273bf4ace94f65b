import { expect } from 'vitest';
import { authNoticeCases } from '#machines/auth-notice/auth-notice.cases.ts';
import {
  type AuthNoticeSnapshot,
  authNoticeMachine,
  selectCanGo,
  selectIsUnreached,
  selectLink,
  selectSecondsLeft,
} from '#machines/auth-notice/index.ts';
import { drive } from '../kit/drive.ts';
import { event, rejected, resolved } from '../kit/journey.ts';
import { walkModel } from '../kit/walk-model.ts';
import { authNoticeModel } from './auth-notice.model.ts';

const PLACED_AT = 1_000;

walkModel('[4.22][4.23][4.25][9.3g] after an order', authNoticeModel, () => {
  const { actor, cause, start } = drive(authNoticeMachine, authNoticeCases);
  start();
  actor.send({ type: 'clock.ticked', now: PLACED_AT });
  const snapshot = () => actor.getSnapshot() as AuthNoticeSnapshot;
  const passed = (milliseconds: number) => cause(event('clock.ticked', { now: PLACED_AT + milliseconds }));
  const counts = (seconds: number) => () => {
    expect(selectSecondsLeft(snapshot())).toBe(seconds);
    expect(selectCanGo(snapshot())).toBe(true);
    expect(selectLink(snapshot())).toBeNull();
  };
  const busy = () => {
    expect(selectCanGo(snapshot())).toBe(false);
    expect(selectSecondsLeft(snapshot())).toBe(0);
  };
  return {
    gestures: {
      'three seconds pass': () => passed(3_000),
      'the rest passes': () => passed(5_000),
      'go now': () => cause(event('notice.go')),
      'stay here': () => cause(event('notice.cancel')),
      'it opens': () => cause(resolved('openTarget', { kind: 'opened' })),
      'the browser stops it': () => cause(resolved('openTarget', { kind: 'blocked', address: '/user-center/' })),
      'follow the link': () => cause(event('notice.followed')),
      'there is no answer': () => cause(rejected('openTarget')),
      'it is forgotten': () => cause(resolved('clearTarget')),
      'it cannot be forgotten': () => cause(rejected('clearTarget')),
    },
    checks: {
      'five seconds left': counts(5),
      'two seconds left': counts(2),
      'a new tab is asked for': busy,
      'a link to press': () => {
        expect(selectLink(snapshot())).toBe('/user-center/');
        expect(selectIsUnreached(snapshot())).toBe(false);
      },
      'no answer': () => {
        expect(selectLink(snapshot())).toBeNull();
        expect(selectIsUnreached(snapshot())).toBe(true);
        expect(selectCanGo(snapshot())).toBe(true);
      },
      'the target goes': busy,
      over: () => expect(snapshot().status).toBe('done'),
    },
  };
});
