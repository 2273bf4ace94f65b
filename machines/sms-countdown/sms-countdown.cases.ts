import type { MachineCases } from '../kit/cases.ts';
import type { SmsCountdownInput } from './sms-countdown.types.ts';
import { smsCountdownWords } from './sms-countdown.words.ts';

const done = (id: string, output: unknown) => ({ type: `xstate.done.actor.${id}`, output });
const lost = (id: string) => ({ type: `xstate.error.actor.${id}`, error: new Error('no answer') });
const input: SmsCountdownInput = { messageType: 'user_login' };

export const smsCountdownCases: MachineCases = {
  words: smsCountdownWords,
  input,
  events: {
    'phone.changed': [
      { type: 'phone.changed', phone: '13800008888' },
      { type: 'phone.changed', phone: null },
    ],
    'sms.request': [{ type: 'sms.request' }],
    'clock.ticked': [
      { type: 'clock.ticked', now: 18_000 },
      { type: 'clock.ticked', now: 120_000 },
    ],
    'xstate.done.actor.readWait': [done('readWait', { endsAt: 60_000, now: 1_000 }), done('readWait', null)],
    'xstate.error.actor.readWait': [lost('readWait')],
    'xstate.done.actor.sendCode': [
      done('sendCode', { kind: 'sent', endsAt: 60_000, now: 0 }),
      done('sendCode', { kind: 'limited', message: '发送过于频繁，请稍后再试', endsAt: 120_000, now: 0 }),
      done('sendCode', { kind: 'captchaNeeded', captchaType: 'blockPuzzle' }),
      done('sendCode', {
        kind: 'workNeeded',
        challenge: { challenge: 'terms.signature', units: 30, iterations: 80_000 },
      }),
    ],
    'xstate.error.actor.sendCode': [lost('sendCode')],
    'xstate.done.actor.captcha': [
      done('captcha', { kind: 'solved', verification: 'token---{"x":124,"y":5}' }),
      done('captcha', { kind: 'closed' }),
    ],
    'xstate.done.actor.work': [
      done('work', { kind: 'solved', answer: { challenge: 'terms.signature', answer: 'AAAA' } }),
      done('work', { kind: 'closed' }),
    ],
  },
  delays: {},
  feeds: { 'clock.ticked': 'clock' },
};
