import { expect } from 'vitest';
import {
  selectCanRequest,
  selectRefusal,
  selectSecondsLeft,
  smsCountdownMachine,
} from '#machines/sms-countdown/index.ts';
import { smsCountdownCases } from '#machines/sms-countdown/sms-countdown.cases.ts';
import { drive } from '../kit/drive.ts';
import { event, rejected, resolved } from '../kit/journey.ts';
import { walkModel } from '../kit/walk-model.ts';
import { smsCountdownModel } from './sms-countdown.model.ts';

walkModel('[4.12] the code button', smsCountdownModel, () => {
  const { actor, cause, start } = drive(smsCountdownMachine, smsCountdownCases);
  start();
  const shown = () => {
    const snapshot = actor.getSnapshot();
    return [selectCanRequest(snapshot), selectSecondsLeft(snapshot), selectRefusal(snapshot)];
  };
  const type = async (phone: string | null, wait: unknown) => {
    await cause(event('phone.changed', { phone }));
    if (phone !== null) await cause(resolved('readWait', wait));
  };
  const ask = async (...answers: ReturnType<typeof event>[]) => {
    await cause(event('sms.request'));
    for (const answer of answers) await cause(answer);
  };
  return {
    gestures: {
      'type a phone': () => type('13800008888', null),
      'type a phone that waits': () => type('13800008888', { endsAt: 60_000, now: 0 }),
      'wipe the phone': () => type(null, null),
      'ask and get a code': () => ask(resolved('sendCode', { kind: 'sent', endsAt: 60_000, now: 0 })),
      'ask while the server is down': () => ask(rejected('sendCode', new Error('服务器没有回应'))),
      'ask and close the puzzle': () =>
        ask(
          resolved('sendCode', { kind: 'captchaNeeded', captchaType: 'blockPuzzle' }),
          resolved('captcha', { kind: 'closed' }),
        ),
      'a minute passes': () => cause(event('clock.ticked', { now: 60_000 })),
    },
    checks: {
      'no phone yet': () => expect(shown()).toEqual([false, 0, null]),
      'may ask': () => expect(shown()).toEqual([true, 0, null]),
      'told why': () => expect(shown()).toEqual([true, 0, '服务器没有回应']),
      'must wait': () => expect(shown()).toEqual([false, 60, null]),
    },
  };
});
