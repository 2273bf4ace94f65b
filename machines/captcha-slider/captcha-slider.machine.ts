import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import {
  CAPTCHA_POP_EXTRA_MS,
  CAPTCHA_RENEW_MS,
  CAPTCHA_SLIDER_REFRESH_MS,
  CAPTCHA_SUCCESS_CLOSE_MS,
} from '#domain/limits.ts';
import { port } from '../kit/port.ts';
import type { ChallengeAnswer, CheckAnswer, PuzzleOutput } from '../kit/puzzle.ts';
import { puzzleChart, unlimited } from '../kit/puzzle-chart.ts';
import { isDrag, withinPicture } from './captcha-slider.rules.ts';
import type {
  CaptchaSliderContext,
  CaptchaSliderEvent,
  CaptchaSliderInput,
  SliderChallenge,
  SliderCheck,
} from './captcha-slider.types.ts';

const puzzle = puzzleChart<CaptchaSliderContext, CaptchaSliderEvent>();

const noChallenge: SliderChallenge = { token: '', secretKey: null, picture: '', piece: '' };

const untouched = { offset: 0, grabbedAt: null, elapsed: 0, message: null, stale: false };

export const captchaSliderMachine = setup({
  types: {
    context: {} as CaptchaSliderContext,
    events: {} as CaptchaSliderEvent,
    input: {} as CaptchaSliderInput,
    output: {} as PuzzleOutput,
  },
  actors: {
    loadPuzzle: port<ChallengeAnswer<SliderChallenge>>('captcha.loadSlider'),
    checkPuzzle: port<CheckAnswer, SliderCheck>('captcha.checkSlider'),
    ...puzzle.actors,
  },
  actions: puzzle.actions,
  guards: puzzle.guards,
})
  .extend({
    actions: {
      clearPuzzle: assign({ challenge: noChallenge }),
      resetPuzzle: assign(untouched),
      storeGrab: assign((_, params: { at: number }) => ({ grabbedAt: params.at, renewed: false })),
      storeOffset: assign((_, params: { offset: number }) => ({ offset: withinPicture(params.offset) })),
      storeStep: assign(({ context }, params: { offset: number; at: number }) => ({
        offset: withinPicture(params.offset),
        grabbedAt: context.grabbedAt ?? params.at,
        renewed: false,
      })),
      storeElapsed: assign(({ context }, params: { at: number }) => ({
        elapsed: Math.max(params.at - context.grabbedAt!, 0),
      })),
      resetPiece: assign({ offset: 0, grabbedAt: null }),
      markStale: assign({ stale: true }),
      countFailure: assign(({ context }, params: { message: string | null }) => ({
        failures: context.failures + 1,
        message: params.message,
      })),
      storeGivenUp: assign({ outcome: { kind: 'tooManyFailures' } }),
    },
    guards: {
      isMoved: ({ context }) => isDrag(context.offset),
      isStale: ({ context }) => context.stale,
      hasFailedTooOften: ({ context }) => context.failures >= context.failuresAllowed,
    },
    delays: {
      challengeLife: CAPTCHA_RENEW_MS,
      successClose: CAPTCHA_SUCCESS_CLOSE_MS,
      popExtra: CAPTCHA_POP_EXTRA_MS,
      failureRefresh: CAPTCHA_SLIDER_REFRESH_MS,
    },
  })
  .createMachine({
    id: 'captcha-slider',
    description: '滑块拼图验证：打开时取图，拖到缺口后校验',
    context: ({ input }) => ({
      pop: input.pop,
      failuresAllowed: input.failuresAllowed,
      challenge: noChallenge,
      ...untouched,
      ...unlimited,
      failures: 0,
    }),
    initial: 'loading',
    on: { 'captcha.close': '.finished' },
    states: {
      loading: { description: '正在取拼图，换图时旧图变淡', ...puzzle.states.loadingInto('open') },
      unavailable: puzzle.states.unavailable,
      limited: puzzle.states.limited,
      open: {
        description: '拼图可以拖动；闲置 110 秒后自动换一张',
        initial: 'ready',
        after: { challengeLife: { actions: 'markStale' } },
        on: { 'captcha.refresh': { target: 'loading', actions: 'clearRenewed' } },
        states: {
          ready: {
            description: '等待拖动滑块，也可以用方向键移动、回车提交',
            always: { guard: 'isStale', target: '#captcha-slider.loading', actions: 'markRenewed' },
            on: {
              'slider.grabbed': { target: 'dragging', actions: { type: 'storeGrab', params: ({ event }) => event } },
              'slider.stepped': { actions: { type: 'storeStep', params: ({ event }) => event } },
              'slider.submitted': {
                guard: 'isMoved',
                target: '#captcha-slider.checking',
                actions: { type: 'storeElapsed', params: ({ event }) => event },
              },
            },
          },
          dragging: {
            description: '正在拖动，拼图块跟着滑块走',
            on: {
              'slider.moved': { actions: { type: 'storeOffset', params: ({ event }) => event } },
              'slider.released': [
                {
                  guard: 'isMoved',
                  target: '#captcha-slider.checking',
                  actions: { type: 'storeElapsed', params: ({ event }) => event },
                },
                { target: 'ready', actions: 'resetPiece', description: '只是点了一下，没有拖动，不校验' },
              ],
              'slider.cancelled': { target: 'ready', actions: 'resetPiece' },
            },
          },
        },
      },
      checking: {
        description: '正在校验拼图块的位置',
        invoke: {
          id: 'checkPuzzle',
          src: 'checkPuzzle',
          input: ({ context }) => ({ challenge: context.challenge, offset: context.offset }),
          onDone: [
            {
              guard: { type: 'isCorrect', params: ({ event }) => event.output },
              target: 'succeeded',
              actions: { type: 'storeSolved', params: ({ event }) => event.output },
            },
            {
              target: 'failed',
              actions: {
                type: 'countFailure',
                params: ({ event }) => ({ message: event.output.kind === 'wrong' ? event.output.message : null }),
              },
            },
          ],
          onError: { target: 'failed', actions: { type: 'countFailure', params: { message: null } } },
        },
      },
      failed: {
        description: '位置不对：变红，1 秒后换一张；失败多次改用点选',
        after: {
          failureRefresh: [
            { guard: 'hasFailedTooOften', target: 'finished', actions: 'storeGivenUp' },
            { target: 'loading' },
          ],
        },
      },
      succeeded: { description: '验证成功：变绿，显示用时，1 秒后关闭', ...puzzle.states.succeeded },
      lingering: puzzle.states.lingering,
      finished: puzzle.states.finished,
    },
    output: ({ context }) => context.outcome,
  });

export type CaptchaSliderRef = ActorRefFrom<typeof captchaSliderMachine>;
export type CaptchaSliderSnapshot = SnapshotFrom<typeof captchaSliderMachine>;
