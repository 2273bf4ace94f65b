import { captchaSliderCases } from '#machines/captcha-slider/captcha-slider.cases.ts';
import * as selectors from '#machines/captcha-slider/captcha-slider.select.ts';
import { captchaSliderMachine } from '#machines/captcha-slider/index.ts';
import { event, type Journey, journeys, rejected, resolved } from '../kit/journey.ts';

const challenge = { token: 'puzzle-4', secretKey: 'key-4', picture: 'AAAA', piece: 'BBBB' };
const opened = resolved('loadPuzzle', { kind: 'challenge', challenge });
const input = { pop: true, failuresAllowed: 2 };
const empty = {
  ...input,
  challenge: { token: '', secretKey: null, picture: '', piece: '' },
  offset: 0,
  grabbedAt: null,
  elapsed: 0,
  failures: 0,
  stale: false,
  message: null,
  renewed: false,
  limit: { reason: 'requests', until: 0, now: 0 },
  outcome: { kind: 'closed' },
};
const base = { ...empty, challenge };
const farthest = 300 - (47 * 300) / 310;
const grab = event('slider.grabbed', { at: 1_000 });
const move = (offset: number) => event('slider.moved', { offset });
const release = event('slider.released', { at: 2_860 });
const step = (offset: number, at: number) => event('slider.stepped', { offset, at });
const refresh = event('captcha.refresh');
const drag = [opened, grab, move(120), release];
const dragged = { ...base, offset: 120, grabbedAt: 1_000, elapsed: 1_860 };
const right = resolved('checkPuzzle', { kind: 'correct', verification: 'proof-3' });
const wrong = resolved('checkPuzzle', { kind: 'wrong', message: '请对准缺口' });
const outcome = { kind: 'solved', verification: 'proof-3' };
const solved = { ...dragged, outcome };
const over = { value: 'finished', status: 'done' };
const idle = [opened, { after: 110_000 }];
const limit = { reason: 'failures', until: 467_000, now: 167_000 };
const busy = { reason: 'requests', until: 533_000, now: 473_000 };
const tick = (now: number) => event('clock.ticked', { now });

const sampleOpened = resolved('loadPuzzle', {
  kind: 'challenge',
  challenge: { token: 'puzzle-4', secretKey: null, picture: 'AAAA', piece: 'BBBB' },
});
const toDrag = [sampleOpened, grab, event('slider.moved', { offset: 120 }), event('slider.released', { at: 13_340 })];
const usual = {
  selectSliderScreen: 'loading',
  selectPicture: '',
  selectPiece: '',
  selectOffset: 0,
  selectMessage: null,
  selectIsRenewed: false,
  selectLimit: 'requests',
  selectElapsedSeconds: '0.00',
  selectCanRefresh: false,
  selectLimitSeconds: 0,
};
const shown = { selectPicture: 'AAAA', selectPiece: 'BBBB' };
const draggedShows = { ...shown, selectOffset: 120, selectElapsedSeconds: '12.34' };
const close = ['captcha.close'];
const open = [...close, 'captcha.refresh'];
const ready = { value: { open: 'ready' }, can: [...open, 'slider.grabbed', 'slider.stepped'] };
const limited = (title: string, until: number, now: number, seconds: number, ticked?: number): Journey => ({
  title: `[4.17] ${title}`,
  events: [
    resolved('loadPuzzle', { kind: 'limited', reason: 'failures', until, now }),
    ...(ticked === undefined ? [] : [event('clock.ticked', { now: ticked })]),
  ],
  ends: {
    value: 'limited',
    can: close,
    shows: { selectSliderScreen: 'limited', selectLimit: 'failures', selectLimitSeconds: seconds },
  },
});

journeys(captchaSliderMachine, { ...captchaSliderCases, selectors, usual }, [
  {
    title: '[4.12b] the puzzle is asked for as it opens',
    input,
    events: [],
    ends: { value: 'loading', context: empty, asked: { loadPuzzle: [undefined] }, can: close },
  },
  {
    title: '[4.12b] a tap without a drag checks nothing, even one of 2.9',
    input,
    events: [opened, grab, move(2.9), release],
    ends: { value: { open: 'ready' }, context: base, asked: { checkPuzzle: [] } },
  },
  {
    title: '[4.18] a drag of 3 is checked where the piece stands, timed by the hand',
    input,
    events: [opened, grab, move(120), move(3), release],
    ends: {
      value: 'checking',
      context: { ...dragged, offset: 3 },
      asked: { checkPuzzle: [{ challenge, offset: 3 }] },
    },
  },
  ...[
    [900, farthest],
    [-5, 0],
  ].map(([offset = 0, shown]) => ({
    title: `[4.12b] the piece never leaves the picture: ${offset}`,
    input,
    events: [opened, grab, move(90), move(offset)],
    ends: { value: { open: 'dragging' }, context: { ...base, grabbedAt: 1_000, offset: shown } },
  })),
  {
    title: '[4.15] keys move it no farther, and Enter submits; the time runs from the first key',
    input,
    events: [opened, step(60, 500), step(900, 900), event('slider.submitted', { at: 1_500 })],
    ends: {
      value: 'checking',
      context: { ...base, offset: farthest, grabbedAt: 500, elapsed: 1_000 },
      asked: { checkPuzzle: [{ challenge, offset: farthest }] },
    },
  },
  {
    title: '[4.15] and the next picture is submitted by Enter as well',
    input,
    events: [
      ...[opened, step(60, 500), event('slider.submitted', { at: 1_500 }), wrong, { after: 1_000 }],
      ...[opened, step(70, 4_000), event('slider.submitted', { at: 4_700 })],
    ],
    ends: {
      value: 'checking',
      context: { ...base, offset: 70, grabbedAt: 4_000, elapsed: 700, failures: 1 },
      asked: {
        checkPuzzle: [
          { challenge, offset: 60 },
          { challenge, offset: 70 },
        ],
      },
    },
  },
  {
    title: '[4.15] Enter where the piece has hardly moved checks nothing',
    input,
    events: [opened, step(60, 500), step(2.9, 900), event('slider.submitted', { at: 1_500 })],
    ends: { value: { open: 'ready' }, context: { ...base, offset: 2.9, grabbedAt: 500 } },
  },
  {
    title: '[4.15] the hand that takes over from the keys is timed by itself, and never backwards',
    input,
    events: [opened, step(60, 500), grab, event('slider.released', { at: 900 })],
    ends: { value: 'checking', context: { ...base, offset: 60, grabbedAt: 1_000 } },
  },
  {
    title: '[4.15] a gesture that is taken away puts the piece back',
    input,
    events: [opened, grab, move(120), event('slider.cancelled')],
    ends: { context: base, ...ready, shows: { ...shown, selectSliderScreen: 'ready', selectCanRefresh: true } },
  },
  {
    title: '[4.13] a solved puzzle shows for 1499 ms in a box of its own',
    input,
    events: [...drag, right, { after: 1_499 }],
    ends: { value: 'lingering', context: solved },
  },
  {
    title: '[4.13] and closes after 1500 ms',
    input,
    events: [...drag, right, { after: 1_500 }],
    ends: { ...over, context: solved, output: outcome },
  },
  ...[
    { after: 999, ends: { value: 'succeeded', context: { ...solved, pop: false } } },
    { after: 1_000, ends: { ...over, context: { ...solved, pop: false }, output: outcome } },
  ].map(({ after, ends }) => ({
    title: `[4.13] without a box, after ${after} ms`,
    input: { ...input, pop: false },
    events: [...drag, right, { after }],
    ends,
  })),
  {
    title: '[4.14] a failure stands for 999 ms',
    input,
    events: [...drag, wrong, { after: 999 }],
    ends: { value: 'failed', context: { ...dragged, failures: 1, message: '请对准缺口' } },
  },
  {
    title: '[4.14] and another puzzle comes after 1000 ms',
    input,
    events: [...drag, wrong, { after: 1_000 }],
    ends: {
      value: 'loading',
      context: { ...base, failures: 1 },
      asked: { loadPuzzle: [undefined, undefined] },
    },
  },
  {
    title: '[4.14] a check that gets no answer has failed as well, and says nothing of its own',
    input,
    events: [...drag, wrong, { after: 1_000 }, ...drag, rejected('checkPuzzle'), { after: 999 }],
    ends: { value: 'failed', context: { ...dragged, failures: 2 } },
  },
  {
    title: '[2.24] as often as allowed, and the other puzzle is due',
    input,
    events: [...drag, wrong, { after: 1_000 }, ...drag, rejected('checkPuzzle'), { after: 1_000 }],
    ends: {
      ...over,
      context: { ...dragged, failures: 2, outcome: { kind: 'tooManyFailures' } },
      output: { kind: 'tooManyFailures' },
    },
  },
  {
    title: '[4.12b] an idle puzzle stays until 109.999 s, whatever is done to it',
    input,
    events: [opened, { after: 60_000 }, grab, event('slider.cancelled'), { after: 49_999 }],
    ends: { value: { open: 'ready' }, context: base },
  },
  {
    title: '[4.12b] and renews itself at 110 s and says so',
    input,
    events: idle,
    ends: { value: 'loading', context: { ...base, renewed: true }, asked: { loadPuzzle: [undefined, undefined] } },
  },
  {
    title: '[4.12b] never under the hand',
    input,
    events: [opened, grab, move(2), { after: 110_000 }],
    ends: { value: { open: 'dragging' }, context: { ...base, grabbedAt: 1_000, offset: 2, stale: true } },
  },
  ...[release, event('slider.cancelled')].map((end) => ({
    title: `[4.12b] but once it lets go without a drag: ${end.type}`,
    input,
    events: [opened, grab, move(2), { after: 110_000 }, end],
    ends: { value: 'loading', context: { ...base, renewed: true } },
  })),
  {
    title: '[4.12b] a drag that ends late is checked, and the next puzzle is fresh',
    input,
    events: [opened, grab, move(120), { after: 110_000 }, release, wrong, { after: 1_000 }],
    ends: { value: 'loading', context: { ...base, failures: 1 } },
  },
  ...[
    { end: grab, value: { open: 'dragging' }, context: { ...base, grabbedAt: 1_000 } },
    { end: step(60, 500), value: { open: 'ready' }, context: { ...base, offset: 60, grabbedAt: 500 } },
    { end: refresh, value: 'loading', context: base },
  ].map(({ end, value, context }) => ({
    title: `[4.12b] the message about a renewal goes with the next gesture: ${end.type}`,
    input,
    events: [...idle, opened, end],
    ends: { value, context },
  })),
  {
    title: '[4.17] a limit counts down to its own end',
    input,
    events: [resolved('loadPuzzle', { kind: 'limited', ...limit }), tick(466_999)],
    ends: {
      value: 'limited',
      context: { ...empty, limit: { ...limit, now: 466_999 } },
      asked: { clock: [{ endsAt: 467_000 }], loadPuzzle: [undefined] },
    },
  },
  ...[
    {
      answer: resolved('loadPuzzle', { kind: 'refused', message: '获取验证码失败' }),
      value: 'unavailable',
      left: { message: '获取验证码失败' },
    },
    { answer: resolved('loadPuzzle', { kind: 'limited', ...limit }), value: 'limited', left: { limit } },
    { answer: rejected('loadPuzzle'), value: 'unavailable', left: {} },
  ].map(({ answer, value, left }) => ({
    title: `[4.17] a picture that cannot be replaced is cleared: ${value}, ${Object.keys(left)}`,
    input,
    events: [opened, refresh, answer],
    ends: { value, context: { ...empty, ...left } },
  })),
  {
    title: '[4.17] and then asks again',
    input,
    events: [resolved('loadPuzzle', { kind: 'limited', ...limit }), tick(467_000)],
    ends: { value: 'loading', context: { ...empty, limit }, asked: { loadPuzzle: [undefined, undefined] } },
  },
  {
    title: '[4.17] each limit says its own reason: too many wrong answers, then too many pictures',
    input,
    events: [
      resolved('loadPuzzle', { kind: 'limited', ...limit }),
      tick(467_000),
      resolved('loadPuzzle', { kind: 'limited', ...busy }),
    ],
    ends: {
      value: 'limited',
      context: { ...empty, limit: busy },
      asked: { clock: [{ endsAt: 467_000 }, { endsAt: 533_000 }] },
    },
  },
  {
    title: '[4.17] a refusal says why',
    input,
    events: [resolved('loadPuzzle', { kind: 'refused', message: '获取验证码失败' })],
    ends: {
      value: 'unavailable',
      context: { ...empty, message: '获取验证码失败' },
      can: open,
      shows: { selectSliderScreen: 'unavailable', selectMessage: '获取验证码失败', selectCanRefresh: true },
    },
  },
  ...[
    { again: refresh, verdict: 'by hand' },
    { again: event('connection.restored'), verdict: 'by itself' },
  ].map(({ again, verdict }) => ({
    title: `[4.17] and may be asked again ${verdict}`,
    input,
    events: [resolved('loadPuzzle', { kind: 'refused', message: '获取验证码失败' }), again],
    ends: { value: 'loading', context: empty, asked: { loadPuzzle: [undefined, undefined] } },
  })),
  {
    title: '[4.17] a network that fails has no words of its own',
    input,
    events: [rejected('loadPuzzle')],
    ends: { value: 'unavailable', context: empty },
  },
  {
    title: '[4.20] closed while it is checked, the answer is that it was closed',
    input,
    events: [...drag, event('captcha.close')],
    ends: { ...over, context: dragged, output: { kind: 'closed' } },
  },
  limited('limited for as long as the server says', 107_000, 47_000, 60),
  limited('59001 ms are a minute', 107_000, 47_000, 60, 47_999),
  limited('59000 ms are 59 s', 107_000, 47_000, 59, 48_000),
  limited('no more than five minutes are named', 900_000, 47_000, 300),
  limited('a wait that is over already is none', 47_000, 48_500, 0),
  {
    title: '[4.12b] renewed, and it says so',
    events: [sampleOpened, { after: 110_000 }, sampleOpened],
    ends: { ...ready, shows: { ...shown, selectSliderScreen: 'ready', selectCanRefresh: true, selectIsRenewed: true } },
  },
  {
    title: '[4.15] moved by keys',
    events: [sampleOpened, event('slider.stepped', { offset: 60, at: 500 })],
    ends: {
      ...ready,
      can: [...ready.can, 'slider.submitted'],
      shows: { ...shown, selectSliderScreen: 'ready', selectCanRefresh: true, selectOffset: 60 },
    },
  },
  {
    title: '[4.15] under the hand',
    events: [sampleOpened, grab],
    ends: {
      value: { open: 'dragging' },
      can: [...open, 'slider.moved', 'slider.released', 'slider.cancelled'],
      shows: { ...shown, selectSliderScreen: 'dragging', selectCanRefresh: true },
    },
  },
  {
    title: '[4.17b] being checked',
    events: toDrag,
    ends: { value: 'checking', can: close, shows: { ...draggedShows, selectSliderScreen: 'checking' } },
  },
  {
    title: '[4.14] wrong',
    events: [...toDrag, rejected('checkPuzzle')],
    ends: { value: 'failed', can: close, shows: { ...draggedShows, selectSliderScreen: 'failed' } },
  },
  {
    title: '[4.13] right',
    events: [...toDrag, right],
    ends: { value: 'succeeded', can: close, shows: { ...draggedShows, selectSliderScreen: 'succeeded' } },
  },
  {
    title: '[4.13] right, and its box stays a moment',
    events: [...toDrag, right, { after: 1_000 }],
    ends: { value: 'lingering', can: close, shows: { ...draggedShows, selectSliderScreen: 'succeeded' } },
  },
  {
    title: '[4.13] removed',
    events: [...toDrag, right, { after: 1_500 }],
    ends: {
      value: 'finished',
      can: close,
      shows: { ...draggedShows, selectSliderScreen: 'succeeded' },
      status: 'done',
      output: { kind: 'solved', verification: 'proof-3' },
    },
  },
]);
