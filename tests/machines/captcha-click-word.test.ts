import { captchaClickWordCases } from '#machines/captcha-click-word/captcha-click-word.cases.ts';
import * as selectors from '#machines/captcha-click-word/captcha-click-word.select.ts';
import { captchaClickWordMachine } from '#machines/captcha-click-word/index.ts';
import { event, type Journey, journeys, rejected, resolved } from '../kit/journey.ts';

const challenge = { token: 'puzzle-4', secretKey: 'key-4', picture: 'AAAA', words: ['舟', '海', '舱'] };
const opened = resolved('loadPuzzle', { kind: 'challenge', challenge });
const input = { pop: true };
const empty = {
  ...input,
  challenge: { token: '', secretKey: null, picture: '', words: [] },
  points: [],
  crosshair: null,
  message: null,
  renewed: false,
  limit: { reason: 'requests', until: 0, now: 0 },
  outcome: { kind: 'closed' },
};
const base = { ...empty, challenge };
const click = (x: number, y = 50) => event('point.placed', { point: { x, y } });
const three = [opened, click(11), click(22, 44), click(33)];
const points = [
  { x: 11, y: 50 },
  { x: 22, y: 44 },
  { x: 33, y: 50 },
];
const clicked = { ...base, points };
const settled = [...three, { after: 400 }];
const move = (x: number, y: number) => event('crosshair.moved', { by: { x, y } });
const drop = event('crosshair.dropped');
const refresh = event('captcha.refresh');
const right = resolved('checkPuzzle', { kind: 'correct', verification: 'proof-3' });
const wrong = resolved('checkPuzzle', { kind: 'wrong', message: '请重试' });
const outcome = { kind: 'solved', verification: 'proof-3' };
const solved = { ...clicked, outcome };
const over = { value: 'finished', status: 'done' };
const idle = [opened, { after: 110_000 }];
const again = { asked: { loadPuzzle: [undefined, undefined] } };
const refused = resolved('loadPuzzle', { kind: 'refused', message: '获取验证码失败' });
const limit = { reason: 'failures', until: 467_000, now: 167_000 };
const busy = { reason: 'requests', until: 533_000, now: 473_000 };
const limited = resolved('loadPuzzle', { kind: 'limited', ...limit });
const tick = (now: number) => event('clock.ticked', { now });

const words = ['舟', '海', '舱'];
const sampleOpened = resolved('loadPuzzle', {
  kind: 'challenge',
  challenge: { token: 'puzzle-4', secretKey: null, picture: 'AAAA', words },
});
const clicks = points.map((point) => event('point.placed', { point }));
const toSettled = [sampleOpened, ...clicks, { after: 400 }];
const usual = {
  selectClickWordScreen: 'loading',
  selectPicture: '',
  selectWords: [],
  selectPoints: [],
  selectCrosshair: null,
  selectMessage: null,
  selectIsRenewed: false,
  selectLimit: 'requests',
  selectCanPick: false,
  selectCanUndo: false,
  selectCanRefresh: false,
  selectLimitSeconds: 0,
};
const shown = { selectPicture: 'AAAA', selectWords: words };
const clickedShows = { ...shown, selectPoints: points };
const close = ['captcha.close'];
const picking = {
  value: 'picking',
  tags: ['clickable'],
  can: [...close, 'captcha.refresh', 'point.placed', 'crosshair.moved', 'crosshair.dropped'],
};
const toPick = { ...shown, selectClickWordScreen: 'picking', selectCanPick: true, selectCanRefresh: true };
const limitedWith = (title: string, until: number, now: number, seconds: number, ticked?: number): Journey => ({
  title: `[4.17] ${title}`,
  events: [
    resolved('loadPuzzle', { kind: 'limited', reason: 'failures', until, now }),
    ...(ticked === undefined ? [] : [event('clock.ticked', { now: ticked })]),
  ],
  ends: {
    value: 'limited',
    can: close,
    shows: { selectClickWordScreen: 'limited', selectLimit: 'failures', selectLimitSeconds: seconds },
  },
});

journeys(captchaClickWordMachine, { ...captchaClickWordCases, selectors, usual }, [
  {
    title: '[4.12b] the picture is asked for as it opens',
    input,
    events: [],
    ends: { value: 'loading', context: empty, asked: { loadPuzzle: [undefined] }, can: close },
  },
  {
    title: '[4.16] two clicks wait for the third, and the idle time runs on',
    input,
    events: [...three.slice(0, 2), { after: 100_000 }, click(22, 44), { after: 9_999 }],
    ends: { value: 'picking', context: { ...base, points: points.slice(0, 2) }, asked: { checkPuzzle: [] } },
  },
  {
    title: '[4.16] 399 ms after the third click nothing is sent yet, and a fourth is not taken',
    input,
    events: [...three, click(44), drop, { after: 399 }],
    ends: {
      value: 'settling',
      context: clicked,
      asked: { checkPuzzle: [] },
      can: close,
      shows: { ...clickedShows, selectClickWordScreen: 'checking' },
    },
  },
  {
    title: '[4.16][4.17b] the check goes out 400 ms after the third click, in the order of the clicks',
    input,
    events: settled,
    ends: {
      value: 'checking',
      context: clicked,
      asked: { checkPuzzle: [{ challenge, points }] },
      can: close,
      shows: { ...clickedShows, selectClickWordScreen: 'checking' },
    },
  },
  {
    title: '[4.16] the third click on the next picture is the last one too',
    input,
    events: [...settled, wrong, { after: 700 }, ...three],
    ends: { value: 'settling', context: clicked },
  },
  {
    title: '[4.16] a failure stands for 699 ms',
    input,
    events: [...settled, wrong, { after: 699 }],
    ends: { value: 'failed', context: { ...clicked, message: '请重试' } },
  },
  {
    title: '[4.12b] and each time again',
    input,
    events: [
      ...[...settled, wrong, { after: 700 }],
      ...[...settled, resolved('checkPuzzle', { kind: 'wrong', message: '顺序不对' })],
    ],
    ends: { value: 'failed', context: { ...clicked, message: '顺序不对' } },
  },
  {
    title: '[4.16] and another picture comes after 700 ms',
    input,
    events: [...settled, wrong, { after: 700 }],
    ends: { value: 'loading', context: base, ...again },
  },
  {
    title: '[4.16] a check that gets no answer has failed as well',
    input,
    events: [...settled, rejected('checkPuzzle')],
    ends: {
      value: 'failed',
      context: clicked,
      can: close,
      shows: { ...clickedShows, selectClickWordScreen: 'failed' },
    },
  },
  {
    title: '[4.16] a solved one stands for 1499 ms in a box of its own',
    input,
    events: [...settled, right, { after: 1_499 }],
    ends: {
      value: 'lingering',
      context: solved,
      can: close,
      shows: { ...clickedShows, selectClickWordScreen: 'succeeded' },
    },
  },
  {
    title: '[4.16] and closes after 1500 ms',
    input,
    events: [...settled, right, { after: 1_500 }],
    ends: {
      ...over,
      context: solved,
      output: outcome,
      can: close,
      shows: { ...clickedShows, selectClickWordScreen: 'succeeded' },
    },
  },
  ...[
    { after: 999, ends: { value: 'succeeded', context: { ...solved, pop: false } } },
    { after: 1_000, ends: { ...over, context: { ...solved, pop: false }, output: outcome } },
  ].map(({ after, ends }) => ({
    title: `[4.16] without a box, after ${after} ms`,
    input: { pop: false },
    events: [...settled, right, { after }],
    ends,
  })),
  {
    title: '[4.15] the keyboard moves its cross-hair from the middle, places a point and takes it back',
    input,
    events: [opened, click(11), move(-10, 5), move(0, 3), drop, event('point.undo')],
    ends: { value: 'picking', context: { ...base, points: points.slice(0, 1), crosshair: { x: 140, y: 83 } } },
  },
  {
    title: '[4.15] unmoved, it places points in the middle, and the third is the last',
    input,
    events: [opened, drop, drop, drop],
    ends: {
      value: 'settling',
      context: { ...base, points: [1, 2, 3].map(() => ({ x: 150, y: 75 })) },
    },
  },
  {
    title: '[4.15][4.16] with nothing placed there is nothing to take back',
    input,
    events: [opened, event('point.undo'), click(11)],
    ends: {
      context: { ...base, points: points.slice(0, 1) },
      ...picking,
      can: [...picking.can, 'point.undo'],
      shows: { ...toPick, selectPoints: points.slice(0, 1), selectCanUndo: true },
    },
  },
  {
    title: '[4.18] neither cross-hair nor point leaves the picture',
    input,
    events: [opened, move(-400, -400), click(301, 151), click(-1, -1)],
    ends: {
      value: 'picking',
      context: {
        ...base,
        crosshair: { x: 0, y: 0 },
        points: [
          { x: 300, y: 150 },
          { x: 0, y: 0 },
        ],
      },
    },
  },
  {
    title: '[4.18] the other edges hold it as well',
    input,
    events: [opened, move(400, 400), drop],
    ends: {
      value: 'picking',
      context: { ...base, crosshair: { x: 300, y: 150 }, points: [{ x: 300, y: 150 }] },
    },
  },
  {
    title: '[4.16] another picture by hand forgets what was clicked',
    input,
    events: [opened, click(11), move(5, 5), refresh],
    ends: { value: 'loading', context: base, ...again },
  },
  {
    title: '[4.12b] an idle picture renews itself at 110 s and says so',
    input,
    events: idle,
    ends: { value: 'loading', context: { ...base, renewed: true }, ...again },
  },
  ...[
    { next: click(11), value: 'picking', context: { ...base, points: points.slice(0, 1) } },
    { next: drop, value: 'picking', context: { ...base, points: [{ x: 150, y: 75 }] } },
    { next: refresh, value: 'loading', context: base },
  ].map(({ next, value, context }) => ({
    title: `[4.12b] the message about a renewal goes with the next gesture: ${next.type}`,
    input,
    events: [...idle, opened, next],
    ends: { value, context },
  })),
  {
    title: '[4.17] a limit counts down to its own end',
    input,
    events: [limited, tick(466_999)],
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
    events: [limited, tick(467_000)],
    ends: { value: 'loading', context: { ...empty, limit }, ...again },
  },
  {
    title: '[4.17] each limit says its own reason: too many wrong answers, then too many pictures',
    input,
    events: [limited, tick(467_000), resolved('loadPuzzle', { kind: 'limited', ...busy })],
    ends: {
      value: 'limited',
      context: { ...empty, limit: busy },
      asked: { clock: [{ endsAt: 467_000 }, { endsAt: 533_000 }] },
    },
  },
  {
    title: '[4.17] a refusal says why',
    input,
    events: [refused],
    ends: {
      value: 'unavailable',
      context: { ...empty, message: '获取验证码失败' },
      can: [...close, 'captcha.refresh'],
      shows: { selectClickWordScreen: 'unavailable', selectMessage: '获取验证码失败', selectCanRefresh: true },
    },
  },
  ...[refresh, event('connection.restored')].map((next) => ({
    title: `[4.17] and may be asked again: ${next.type}`,
    input,
    events: [refused, next],
    ends: { value: 'loading', context: empty, ...again },
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
    events: [...settled, event('captcha.close')],
    ends: { ...over, context: clicked, output: { kind: 'closed' } },
  },
  limitedWith('limited for as long as the server says', 107_000, 47_000, 60),
  limitedWith('59001 ms are a minute', 107_000, 47_000, 60, 47_999),
  limitedWith('59000 ms are 59 s', 107_000, 47_000, 59, 48_000),
  limitedWith('no more than five minutes are named', 900_000, 47_000, 300),
  limitedWith('a wait that is over already is none', 47_000, 48_500, 0),
  { title: '[4.16] to be clicked', events: [sampleOpened], ends: { ...picking, shows: toPick } },
  {
    title: '[4.15] the cross-hair moved',
    events: [sampleOpened, event('crosshair.moved', { by: { x: -10, y: 4 } })],
    ends: { ...picking, shows: { ...toPick, selectCrosshair: { x: 140, y: 79 } } },
  },
  {
    title: '[4.12b] renewed, and it says so',
    events: [sampleOpened, { after: 110_000 }, sampleOpened],
    ends: { ...picking, shows: { ...toPick, selectIsRenewed: true } },
  },
  {
    title: '[4.16] right',
    events: [...toSettled, right],
    ends: { value: 'succeeded', can: close, shows: { ...clickedShows, selectClickWordScreen: 'succeeded' } },
  },
]);
