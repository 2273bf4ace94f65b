import { captchaSliderCases } from '#machines/captcha-slider/captcha-slider.cases.ts';
import { captchaSliderMachine } from '#machines/captcha-slider/index.ts';
import { event, journeys, rejected, resolved } from '../kit/journey.ts';

const puzzle = { token: 'token', secretKey: null, picture: '', piece: '' };
const opened = resolved('loadPuzzle', { kind: 'challenge', challenge: puzzle });
const base = {
  pop: true,
  failuresAllowed: 2,
  challenge: puzzle,
  offset: 0,
  grabbedAt: null,
  elapsed: 0,
  failures: 0,
  stale: false,
  message: null,
  renewed: false,
  limit: 'requests',
  until: 0,
  now: 0,
  outcome: { kind: 'closed' },
};
const empty = { ...base, challenge: { token: '', secretKey: null, picture: '', piece: '' } };
const grab = event('slider.grabbed', { at: 1_000 });
const move = event('slider.moved', { offset: 120 });
const release = event('slider.released', { at: 2_860 });
const right = resolved('checkPuzzle', { kind: 'correct', verification: 'proof' });
const wrong = resolved('checkPuzzle', { kind: 'wrong', message: '请对准缺口' });
const dragged = { ...base, offset: 120, grabbedAt: 1_000, elapsed: 1_860 };
const solved = { ...dragged, outcome: { kind: 'solved', verification: 'proof' } };

journeys(captchaSliderMachine, captchaSliderCases, [
  {
    title: '[4.12b] a tap without a drag checks nothing',
    events: [opened, grab, event('slider.moved', { offset: 2 }), release],
    ends: { value: { open: 'ready' }, context: base },
  },
  {
    title: '[4.12b] the piece never leaves the picture',
    events: [opened, grab, event('slider.moved', { offset: 900 })],
    ends: {
      value: { open: 'dragging' },
      context: { ...base, grabbedAt: 1_000, offset: 300 - (47 * 300) / 310 },
    },
  },
  {
    title: '[4.13] a solved puzzle shows for 1499 ms in a box of its own',
    events: [opened, grab, move, release, right, { after: 1_499 }],
    ends: { value: 'lingering', context: solved },
  },
  {
    title: '[4.13] and closes after 1500 ms',
    events: [opened, grab, move, release, right, { after: 1_500 }],
    ends: { value: 'finished', status: 'done', context: solved, output: { kind: 'solved', verification: 'proof' } },
  },
  {
    title: '[4.13] without a box it closes after 1000 ms',
    input: { pop: false, failuresAllowed: 2 },
    events: [opened, grab, move, release, right, { after: 1_000 }],
    ends: {
      value: 'finished',
      status: 'done',
      context: { ...solved, pop: false },
      output: { kind: 'solved', verification: 'proof' },
    },
  },
  {
    title: '[4.14] a failure stands for 999 ms',
    events: [opened, grab, move, release, wrong, { after: 999 }],
    ends: { value: 'failed', context: { ...dragged, failures: 1, message: '请对准缺口' } },
  },
  {
    title: '[4.14] and another puzzle comes after 1000 ms',
    events: [opened, grab, move, release, wrong, { after: 1_000 }],
    ends: { value: 'loading', context: { ...empty, failures: 1 } },
  },
  {
    title: '[4.12b] an idle puzzle stays until 109.999 s',
    events: [opened, { after: 109_999 }],
    ends: { value: { open: 'ready' }, context: base },
  },
  {
    title: '[4.12b] and renews itself at 110 s and says so',
    events: [opened, { after: 110_000 }],
    ends: { value: 'loading', context: { ...empty, renewed: true } },
  },
  {
    title: '[4.15] keys move and Enter submits',
    events: [
      opened,
      event('slider.stepped', { offset: 60, at: 500 }),
      event('slider.stepped', { offset: 62, at: 900 }),
      event('slider.submitted', { at: 1_500 }),
    ],
    ends: { value: 'checking', context: { ...base, offset: 62, grabbedAt: 500, elapsed: 1_000 } },
  },
  {
    title: '[4.17] a limit counts down and then asks again',
    events: [
      resolved('loadPuzzle', { kind: 'limited', reason: 'failures', until: 300_000, now: 0 }),
      event('clock.ticked', { now: 299_999 }),
      event('clock.ticked', { now: 300_000 }),
    ],
    ends: { value: 'loading', context: { ...empty, limit: 'failures', until: 300_000, now: 299_999 } },
  },
  {
    title: '[4.20] an answer to a closed captcha changes nothing',
    events: [event('captcha.close')],
    ends: { value: 'finished', status: 'done', context: empty, output: { kind: 'closed' } },
  },
  {
    title: '[4.17] a network that fails leaves a retry',
    events: [rejected('loadPuzzle'), event('connection.restored')],
    ends: { value: 'loading', context: empty },
  },
]);
