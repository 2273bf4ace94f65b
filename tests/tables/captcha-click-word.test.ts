import { captchaClickWordCases } from '#machines/captcha-click-word/captcha-click-word.cases.ts';
import * as all from '#machines/captcha-click-word/captcha-click-word.select.ts';
import { captchaClickWordMachine } from '#machines/captcha-click-word/index.ts';
import { event, rejected, resolved } from '../kit/journey.ts';
import { type StateRow, stateTable } from '../kit/state-table.ts';

const words = ['舟', '海', '舱'];
const opened = resolved('loadPuzzle', {
  kind: 'challenge',
  challenge: { token: 'puzzle-4', secretKey: null, picture: 'AAAA', words },
});
const points = [
  { x: 11, y: 50 },
  { x: 22, y: 44 },
  { x: 33, y: 50 },
];
const clicks = points.map((point) => event('point.placed', { point }));
const settled = [opened, ...clicks, { after: 400 }];
const right = resolved('checkPuzzle', { kind: 'correct', verification: 'proof-3' });

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
const clicked = { ...shown, selectPoints: points };
const close = ['captcha.close'];
const picking = {
  value: 'picking',
  tags: ['clickable'],
  can: [...close, 'captcha.refresh', 'point.placed', 'crosshair.moved', 'crosshair.dropped'],
};
const toPick = { ...shown, selectClickWordScreen: 'picking', selectCanPick: true, selectCanRefresh: true };

const limited = (title: string, until: number, now: number, seconds: number, ticked?: number): StateRow => ({
  title: `[4.17] ${title}`,
  events: [
    resolved('loadPuzzle', { kind: 'limited', reason: 'failures', until, now }),
    ...(ticked === undefined ? [] : [event('clock.ticked', { now: ticked })]),
  ],
  value: 'limited',
  can: close,
  shows: { selectClickWordScreen: 'limited', selectLimit: 'failures', selectLimitSeconds: seconds },
});

stateTable(captchaClickWordMachine, captchaClickWordCases, { all }, usual, [
  { title: '[4.12b] on its way', events: [], value: 'loading', can: close },
  {
    title: '[4.17] not to be had',
    events: [resolved('loadPuzzle', { kind: 'refused', message: '获取验证码失败' })],
    value: 'unavailable',
    can: [...close, 'captcha.refresh'],
    shows: { selectClickWordScreen: 'unavailable', selectMessage: '获取验证码失败', selectCanRefresh: true },
  },
  limited('limited for as long as the server says', 107_000, 47_000, 60),
  limited('59001 ms are a minute', 107_000, 47_000, 60, 47_999),
  limited('59000 ms are 59 s', 107_000, 47_000, 59, 48_000),
  limited('no more than five minutes are named', 900_000, 47_000, 300),
  limited('a wait that is over already is none', 47_000, 48_500, 0),
  { title: '[4.16] to be clicked', events: [opened], ...picking, shows: toPick },
  {
    title: '[4.16] a point may be taken back',
    events: [opened, ...clicks.slice(0, 1)],
    ...picking,
    can: [...picking.can, 'point.undo'],
    shows: { ...toPick, selectPoints: points.slice(0, 1), selectCanUndo: true },
  },
  {
    title: '[4.15] the cross-hair moved',
    events: [opened, event('crosshair.moved', { by: { x: -10, y: 4 } })],
    ...picking,
    shows: { ...toPick, selectCrosshair: { x: 140, y: 79 } },
  },
  {
    title: '[4.12b] renewed, and it says so',
    events: [opened, { after: 110_000 }, opened],
    ...picking,
    shows: { ...toPick, selectIsRenewed: true },
  },
  {
    title: '[4.16] three clicked',
    events: [opened, ...clicks],
    value: 'settling',
    can: close,
    shows: { ...clicked, selectClickWordScreen: 'checking' },
  },
  {
    title: '[4.17b] being checked',
    events: settled,
    value: 'checking',
    can: close,
    shows: { ...clicked, selectClickWordScreen: 'checking' },
  },
  {
    title: '[4.16] wrong',
    events: [...settled, rejected('checkPuzzle')],
    value: 'failed',
    can: close,
    shows: { ...clicked, selectClickWordScreen: 'failed' },
  },
  {
    title: '[4.16] right',
    events: [...settled, right],
    value: 'succeeded',
    can: close,
    shows: { ...clicked, selectClickWordScreen: 'succeeded' },
  },
  {
    title: '[4.16] right, and its box stays a moment',
    events: [...settled, right, { after: 1_000 }],
    value: 'lingering',
    can: close,
    shows: { ...clicked, selectClickWordScreen: 'succeeded' },
  },
  {
    title: '[4.16] gone',
    events: [...settled, right, { after: 1_500 }],
    value: 'finished',
    can: close,
    shows: { ...clicked, selectClickWordScreen: 'succeeded' },
  },
]);
