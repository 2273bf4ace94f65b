import { captchaClickWordCases } from '#machines/captcha-click-word/captcha-click-word.cases.ts';
import { captchaClickWordMachine } from '#machines/captcha-click-word/index.ts';
import { event, journeys, rejected, resolved } from '../kit/journey.ts';

const puzzle = { token: 'token', secretKey: null, picture: '', words: ['舟', '海', '舱'] };
const opened = resolved('loadPuzzle', { kind: 'challenge', challenge: puzzle });
const base = {
  pop: true,
  challenge: puzzle,
  points: [],
  crosshair: null,
  startedAt: null,
  elapsed: 0,
  message: null,
  renewed: false,
  limit: 'requests',
  until: 0,
  now: 0,
  outcome: { kind: 'closed' },
};
const empty = { ...base, challenge: { token: '', secretKey: null, picture: '', words: [] } };
const at = (x: number, time: number) => event('point.placed', { point: { x, y: 50 }, at: time });
const three = [opened, at(10, 100), at(20, 400), at(30, 900)];
const clicked = {
  ...base,
  points: [
    { x: 10, y: 50 },
    { x: 20, y: 50 },
    { x: 30, y: 50 },
  ],
  startedAt: 100,
  elapsed: 800,
};

journeys(captchaClickWordMachine, captchaClickWordCases, [
  {
    title: '[4.16] 399 ms after the third click nothing is sent yet',
    events: [...three, { after: 399 }],
    ends: { value: 'settling', context: clicked },
  },
  {
    title: '[4.16] the check goes out 400 ms after the third click',
    events: [...three, { after: 400 }],
    ends: { value: 'checking', context: clicked },
  },
  {
    title: '[4.16] a fourth click is not taken',
    events: [...three, at(40, 950)],
    ends: { value: 'settling', context: clicked },
  },
  {
    title: '[4.16] a failure stands for 699 ms',
    events: [...three, { after: 400 }, resolved('checkPuzzle', { kind: 'wrong', message: '请重试' }), { after: 699 }],
    ends: { value: 'failed', context: { ...clicked, message: '请重试' } },
  },
  {
    title: '[4.16] and another picture comes after 700 ms',
    events: [...three, { after: 400 }, rejected('checkPuzzle'), { after: 700 }],
    ends: { value: 'loading', context: empty },
  },
  {
    title: '[4.16] a solved one closes after 1500 ms',
    events: [
      ...three,
      { after: 400 },
      resolved('checkPuzzle', { kind: 'correct', verification: 'proof' }),
      { after: 1_500 },
    ],
    ends: {
      value: 'finished',
      status: 'done',
      context: { ...clicked, outcome: { kind: 'solved', verification: 'proof' } },
      output: { kind: 'solved', verification: 'proof' },
    },
  },
  {
    title: '[4.15] the keyboard places a point and takes it back',
    events: [
      opened,
      event('crosshair.moved', { by: { x: -10, y: 0 } }),
      event('crosshair.dropped', { at: 50 }),
      event('point.undo'),
    ],
    ends: { value: 'picking', context: { ...base, crosshair: { x: 140, y: 75 }, startedAt: 50 } },
  },
  {
    title: '[4.12b] an idle picture renews itself at 110 s',
    events: [opened, { after: 110_000 }],
    ends: { value: 'loading', context: { ...empty, renewed: true } },
  },
]);
