import type { MachineCases } from '../kit/cases.ts';
import type { CaptchaInput } from './captcha.types.ts';
import { captchaWords } from './captcha.words.ts';

const done = (id: string, output: unknown) => ({ type: `xstate.done.actor.${id}`, output });
const input: CaptchaInput = { captchaType: 'blockPuzzle' };

export const captchaCases: MachineCases = {
  words: captchaWords,
  input,
  otherInputs: [{ captchaType: 'clickWord' } satisfies CaptchaInput],
  events: {
    'xstate.done.actor.slider': [
      done('slider', { kind: 'solved', verification: 'token---{"x":124,"y":5}' }),
      done('slider', { kind: 'tooManyFailures' }),
    ],
    'xstate.done.actor.clickWord': [done('clickWord', { kind: 'closed' })],
  },
  delays: {},
};
