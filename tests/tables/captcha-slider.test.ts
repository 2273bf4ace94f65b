import { captchaSliderCases } from '#machines/captcha-slider/captcha-slider.cases.ts';
import * as all from '#machines/captcha-slider/captcha-slider.select.ts';
import { captchaSliderMachine } from '#machines/captcha-slider/index.ts';
import { event, rejected, resolved } from '../kit/journey.ts';
import { type StateRow, stateTable } from '../kit/state-table.ts';

const opened = resolved('loadPuzzle', {
  kind: 'challenge',
  challenge: { token: 'puzzle-4', secretKey: null, picture: 'AAAA', piece: 'BBBB' },
});
const grab = event('slider.grabbed', { at: 1_000 });
const drag = [opened, grab, event('slider.moved', { offset: 120 }), event('slider.released', { at: 13_340 })];
const right = resolved('checkPuzzle', { kind: 'correct', verification: 'proof-3' });

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
const dragged = { ...shown, selectOffset: 120, selectElapsedSeconds: '12.34' };
const close = ['captcha.close'];
const open = [...close, 'captcha.refresh'];
const ready = { value: { open: 'ready' }, can: [...open, 'slider.grabbed', 'slider.stepped'] };

const limited = (title: string, until: number, now: number, seconds: number, ticked?: number): StateRow => ({
  title: `[4.17] ${title}`,
  events: [
    resolved('loadPuzzle', { kind: 'limited', reason: 'failures', until, now }),
    ...(ticked === undefined ? [] : [event('clock.ticked', { now: ticked })]),
  ],
  value: 'limited',
  can: close,
  shows: { selectSliderScreen: 'limited', selectLimit: 'failures', selectLimitSeconds: seconds },
});

stateTable(captchaSliderMachine, captchaSliderCases, { all }, usual, [
  { title: '[4.12b] on its way', events: [], value: 'loading', can: close },
  {
    title: '[4.17] not to be had',
    events: [resolved('loadPuzzle', { kind: 'refused', message: '获取验证码失败' })],
    value: 'unavailable',
    can: open,
    shows: { selectSliderScreen: 'unavailable', selectMessage: '获取验证码失败', selectCanRefresh: true },
  },
  limited('limited for as long as the server says', 107_000, 47_000, 60),
  limited('59001 ms are a minute', 107_000, 47_000, 60, 47_999),
  limited('59000 ms are 59 s', 107_000, 47_000, 59, 48_000),
  limited('no more than five minutes are named', 900_000, 47_000, 300),
  limited('a wait that is over already is none', 47_000, 48_500, 0),
  {
    title: '[4.15] to be solved',
    events: [opened],
    ...ready,
    shows: { ...shown, selectSliderScreen: 'ready', selectCanRefresh: true },
  },
  {
    title: '[4.12b] renewed, and it says so',
    events: [opened, { after: 110_000 }, opened],
    ...ready,
    shows: { ...shown, selectSliderScreen: 'ready', selectCanRefresh: true, selectIsRenewed: true },
  },
  {
    title: '[4.15] moved by keys',
    events: [opened, event('slider.stepped', { offset: 60, at: 500 })],
    ...ready,
    can: [...ready.can, 'slider.submitted'],
    shows: { ...shown, selectSliderScreen: 'ready', selectCanRefresh: true, selectOffset: 60 },
  },
  {
    title: '[4.15] under the hand',
    events: [opened, grab],
    value: { open: 'dragging' },
    can: [...open, 'slider.moved', 'slider.released', 'slider.cancelled'],
    shows: { ...shown, selectSliderScreen: 'dragging', selectCanRefresh: true },
  },
  {
    title: '[4.17b] being checked',
    events: drag,
    value: 'checking',
    can: close,
    shows: { ...dragged, selectSliderScreen: 'checking' },
  },
  {
    title: '[4.14] wrong',
    events: [...drag, rejected('checkPuzzle')],
    value: 'failed',
    can: close,
    shows: { ...dragged, selectSliderScreen: 'failed' },
  },
  {
    title: '[4.13] right',
    events: [...drag, right],
    value: 'succeeded',
    can: close,
    shows: { ...dragged, selectSliderScreen: 'succeeded' },
  },
  {
    title: '[4.13] right, and its box stays a moment',
    events: [...drag, right, { after: 1_000 }],
    value: 'lingering',
    can: close,
    shows: { ...dragged, selectSliderScreen: 'succeeded' },
  },
  {
    title: '[4.13] gone',
    events: [...drag, right, { after: 1_500 }],
    value: 'finished',
    can: close,
    shows: { ...dragged, selectSliderScreen: 'succeeded' },
  },
]);
