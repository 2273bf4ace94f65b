import type { MachineCases } from '../kit/cases.ts';
import type { CaptchaSliderInput } from './captcha-slider.types.ts';
import { captchaSliderWords } from './captcha-slider.words.ts';

const done = (id: string, output: unknown) => ({ type: `xstate.done.actor.${id}`, output });
const lost = (id: string) => ({ type: `xstate.error.actor.${id}`, error: new Error('no answer') });
const input: CaptchaSliderInput = { pop: true, failuresAllowed: 2 };

export const captchaSliderCases: MachineCases = {
  words: captchaSliderWords,
  input,
  otherInputs: [{ pop: false, failuresAllowed: 2 } satisfies CaptchaSliderInput],
  events: {
    'captcha.close': [{ type: 'captcha.close' }],
    'captcha.refresh': [{ type: 'captcha.refresh' }],
    'slider.grabbed': [{ type: 'slider.grabbed', at: 1_000 }],
    'slider.moved': [
      { type: 'slider.moved', offset: 2 },
      { type: 'slider.moved', offset: 120 },
    ],
    'slider.released': [{ type: 'slider.released', at: 2_860 }],
    'slider.cancelled': [{ type: 'slider.cancelled' }],
    'slider.stepped': [{ type: 'slider.stepped', offset: 120, at: 1_000 }],
    'slider.submitted': [{ type: 'slider.submitted', at: 2_860 }],
    'connection.restored': [{ type: 'connection.restored' }],
    'clock.ticked': [
      { type: 'clock.ticked', now: 30_000 },
      { type: 'clock.ticked', now: 60_000 },
    ],
    'xstate.done.actor.loadPuzzle': [
      done('loadPuzzle', {
        kind: 'challenge',
        challenge: { token: 'token', secretKey: null, picture: '', piece: '' },
      }),
      done('loadPuzzle', { kind: 'limited', reason: 'requests', until: 60_000, now: 0 }),
      done('loadPuzzle', { kind: 'refused', message: '获取验证码失败' }),
    ],
    'xstate.error.actor.loadPuzzle': [lost('loadPuzzle')],
    'xstate.done.actor.checkPuzzle': [
      done('checkPuzzle', { kind: 'correct', verification: 'token---{"x":124,"y":5}' }),
      done('checkPuzzle', { kind: 'wrong', message: '请对准缺口' }),
    ],
    'xstate.error.actor.checkPuzzle': [lost('checkPuzzle')],
  },
  delays: { challengeLife: 110_000, successClose: 1_000, popExtra: 500, failureRefresh: 1_000 },
  feeds: { 'connection.restored': 'connection', 'clock.ticked': 'clock' },
};
