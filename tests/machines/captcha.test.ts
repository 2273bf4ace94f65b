import { captchaCases } from '#machines/captcha/captcha.cases.ts';
import { captchaMachine } from '#machines/captcha/index.ts';
import { journeys, resolved } from '../kit/journey.ts';

const input = { captchaType: 'blockPuzzle' };
const base = { captchaType: 'blockPuzzle', outcome: { kind: 'closed' } };

journeys(captchaMachine, captchaCases, [
  {
    title: '[2.24] the slider delivers one verification string',
    input,
    events: [resolved('slider', { kind: 'solved', verification: 'proof' })],
    ends: {
      value: 'finished',
      status: 'done',
      context: { ...base, outcome: { kind: 'solved', verification: 'proof' } },
      output: { kind: 'solved', verification: 'proof' },
    },
  },
  {
    title: '[2.24] who fails too often is given words to click',
    input,
    events: [resolved('slider', { kind: 'tooManyFailures' })],
    ends: { value: 'clicking', context: base },
  },
  {
    title: '[2.24] the server may ask for words at once',
    input: { captchaType: 'clickWord' },
    events: [resolved('clickWord', { kind: 'closed' })],
    ends: {
      value: 'finished',
      status: 'done',
      context: { ...base, captchaType: 'clickWord' },
      output: { kind: 'closed' },
    },
  },
]);
