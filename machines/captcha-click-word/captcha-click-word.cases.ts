import type { MachineCases } from '../kit/cases.ts';
import type { CaptchaClickWordInput } from './captcha-click-word.types.ts';
import { captchaClickWordWords } from './captcha-click-word.words.ts';

const done = (id: string, output: unknown) => ({ type: `xstate.done.actor.${id}`, output });
const lost = (id: string) => ({ type: `xstate.error.actor.${id}`, error: new Error('no answer') });
const input: CaptchaClickWordInput = { pop: true };

export const captchaClickWordCases: MachineCases = {
  words: captchaClickWordWords,
  input,
  otherInputs: [{ pop: false } satisfies CaptchaClickWordInput],
  events: {
    'captcha.close': [{ type: 'captcha.close' }],
    'captcha.refresh': [{ type: 'captcha.refresh' }],
    'point.placed': [{ type: 'point.placed', point: { x: 60, y: 40 } }],
    'point.undo': [{ type: 'point.undo' }],
    'crosshair.moved': [{ type: 'crosshair.moved', by: { x: -400, y: 0 } }],
    'crosshair.dropped': [{ type: 'crosshair.dropped' }],
    'connection.restored': [{ type: 'connection.restored' }],
    'clock.ticked': [
      { type: 'clock.ticked', now: 30_000 },
      { type: 'clock.ticked', now: 300_000 },
    ],
    'xstate.done.actor.loadPuzzle': [
      done('loadPuzzle', {
        kind: 'challenge',
        challenge: { token: 'token', secretKey: null, picture: '', words: ['舟', '海', '舱'] },
      }),
      done('loadPuzzle', { kind: 'limited', reason: 'failures', until: 300_000, now: 0 }),
      done('loadPuzzle', { kind: 'refused', message: '获取验证码失败' }),
    ],
    'xstate.error.actor.loadPuzzle': [lost('loadPuzzle')],
    'xstate.done.actor.checkPuzzle': [
      done('checkPuzzle', { kind: 'correct', verification: 'token---[]' }),
      done('checkPuzzle', { kind: 'wrong', message: null }),
    ],
    'xstate.error.actor.checkPuzzle': [lost('checkPuzzle')],
  },
  delays: { challengeLife: 110_000, checkDelay: 400, successClose: 1_000, popExtra: 500, failureRefresh: 700 },
  feeds: { 'connection.restored': 'connection', 'clock.ticked': 'clock' },
};
