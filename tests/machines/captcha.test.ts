import { captchaCases } from '#machines/captcha/captcha.cases.ts';
import * as selectors from '#machines/captcha/captcha.select.ts';
import { captchaMachine } from '#machines/captcha/index.ts';
import { captchaClickWordMachine } from '#machines/captcha-click-word/index.ts';
import { captchaSliderMachine } from '#machines/captcha-slider/index.ts';
import { journeys, resolved, toChild } from '../kit/journey.ts';

const slider = { captchaType: 'blockPuzzle' };
const clickWord = { captchaType: 'clickWord' };
const closed = { kind: 'closed' };
const solved = { kind: 'solved', verification: 'proof-3' };
const ended = (from: object, outcome: object) => ({
  value: 'finished',
  status: 'done',
  context: { ...from, outcome },
  output: outcome,
});
const solvedWith = (puzzle: string) => resolved(puzzle, solved);
const real = { slider: captchaSliderMachine, clickWord: captchaClickWordMachine };
const challenge = { token: 'puzzle-4', secretKey: 'key-4', picture: 'AAAA', piece: 'BBBB' };
const failedSlide = [
  resolved('slider/loadPuzzle', { kind: 'challenge', challenge }),
  toChild('slider', 'slider.grabbed', { at: 1_000 }),
  toChild('slider', 'slider.moved', { offset: 90 }),
  toChild('slider', 'slider.released', { at: 1_700 }),
  resolved('slider/checkPuzzle', { kind: 'wrong', message: null }),
  { after: 1_000 },
];

const usual = { selectSlider: undefined, selectClickWord: undefined };

journeys(captchaMachine, { ...captchaCases, selectors, usual }, [
  {
    title: '[2.24] the slider delivers one verification string',
    input: slider,
    events: [solvedWith('slider')],
    ends: {
      ...ended(slider, solved),
      asked: { slider: [{ pop: true, failuresAllowed: 3 }], clickWord: [] },
      can: [],
    },
  },
  {
    title: '[2.24] a slider that is closed delivers none',
    input: slider,
    events: [resolved('slider', closed)],
    ends: ended(slider, closed),
  },
  {
    title: '[2.24] who fails too often is given words to click',
    input: slider,
    events: [resolved('slider', { kind: 'tooManyFailures' })],
    ends: { value: 'clicking', context: { ...slider, outcome: closed }, asked: { clickWord: [{ pop: true }] } },
  },
  {
    title: '[2.24] the server may ask for words at once',
    input: clickWord,
    events: [solvedWith('clickWord')],
    ends: { ...ended(clickWord, solved), asked: { slider: [], clickWord: [{ pop: true }] } },
  },
  {
    title: '[2.24] the slider itself stands for three failures, then come the words themselves',
    input: slider,
    real,
    events: [...failedSlide, ...failedSlide, ...failedSlide, toChild('clickWord', 'captcha.close')],
    ends: {
      ...ended(slider, closed),
      asked: { 'slider/loadPuzzle': [undefined, undefined, undefined], 'clickWord/loadPuzzle': [undefined] },
    },
  },
  {
    title: '[2.24][4.13] the slider itself is solved in its box',
    input: slider,
    real,
    events: [
      ...failedSlide.slice(0, 4),
      resolved('slider/checkPuzzle', { kind: 'correct', verification: 'proof-5' }),
      { after: 1_499 },
      { after: 1 },
    ],
    ends: ended(slider, { kind: 'solved', verification: 'proof-5' }),
  },
  {
    title: '[2.24] the slider is open',
    input: { captchaType: 'blockPuzzle' },
    events: [],
    ends: { value: 'sliding', can: [], shows: { selectSlider: 'slider' } },
  },
  {
    title: '[2.24] the words are open',
    input: { captchaType: 'clickWord' },
    events: [],
    ends: { value: 'clicking', can: [], shows: { selectClickWord: 'clickWord' } },
  },
]);
