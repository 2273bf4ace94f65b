import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import {
  CAPTCHA_CLICKS,
  CAPTCHA_POINTS_CHECK_MS,
  CAPTCHA_POINTS_REFRESH_MS,
  CAPTCHA_POP_EXTRA_MS,
  CAPTCHA_RENEW_MS,
  CAPTCHA_SUCCESS_CLOSE_MS,
} from '#domain/limits.ts';
import { port } from '../kit/port.ts';
import type { ChallengeAnswer, CheckAnswer, PuzzleOutput } from '../kit/puzzle.ts';
import { puzzleChart, unlimited } from '../kit/puzzle-chart.ts';
import { middleOfPicture, moved, onPicture } from './captcha-click-word.rules.ts';
import type {
  CaptchaClickWordContext,
  CaptchaClickWordEvent,
  CaptchaClickWordInput,
  ClickWordChallenge,
  ClickWordCheck,
  PicturePoint,
} from './captcha-click-word.types.ts';

const puzzle = puzzleChart<CaptchaClickWordContext, CaptchaClickWordEvent>();

const noChallenge: ClickWordChallenge = { token: '', secretKey: null, picture: '', words: [] };

const untouched = { points: [], crosshair: null, message: null };

const withPoint = ({ points }: CaptchaClickWordContext, point: PicturePoint) => ({
  points: [...points, onPicture(point)],
  renewed: false,
});

export const captchaClickWordMachine = setup({
  types: {
    context: {} as CaptchaClickWordContext,
    events: {} as CaptchaClickWordEvent,
    input: {} as CaptchaClickWordInput,
    output: {} as PuzzleOutput,
    tags: {} as 'clickable',
  },
  actors: {
    loadPuzzle: port<ChallengeAnswer<ClickWordChallenge>>('captcha.loadClickWord'),
    checkPuzzle: port<CheckAnswer, ClickWordCheck>('captcha.checkClickWord'),
    ...puzzle.actors,
  },
  actions: puzzle.actions,
  guards: puzzle.guards,
})
  .extend({
    actions: {
      clearPuzzle: assign({ challenge: noChallenge }),
      resetPuzzle: assign(untouched),
      storePoint: assign(({ context }, params: { point: PicturePoint }) => withPoint(context, params.point)),
      storeDroppedPoint: assign(({ context }) => withPoint(context, context.crosshair ?? middleOfPicture)),
      storeCrosshair: assign(({ context }, params: { by: PicturePoint }) => ({
        crosshair: moved(context.crosshair, params.by),
      })),
      dropLastPoint: assign(({ context }) => ({ points: context.points.slice(0, -1) })),
      storeMessage: assign((_, params: { message: string | null }) => ({ message: params.message })),
    },
    guards: {
      isLastPoint: ({ context }) => context.points.length === CAPTCHA_CLICKS - 1,
      hasPoints: ({ context }) => context.points.length > 0,
    },
    delays: {
      challengeLife: CAPTCHA_RENEW_MS,
      checkDelay: CAPTCHA_POINTS_CHECK_MS,
      successClose: CAPTCHA_SUCCESS_CLOSE_MS,
      popExtra: CAPTCHA_POP_EXTRA_MS,
      failureRefresh: CAPTCHA_POINTS_REFRESH_MS,
    },
  })
  .createMachine({
    id: 'captcha-click-word',
    description: '点选验证：按提示依次点击图中的三个字',
    context: ({ input }) => ({
      pop: input.pop,
      challenge: noChallenge,
      ...untouched,
      ...unlimited,
    }),
    initial: 'loading',
    on: { 'captcha.close': '.finished' },
    states: {
      loading: { description: '正在取图，换图时旧图变淡', ...puzzle.states.loadingInto('picking') },
      unavailable: puzzle.states.unavailable,
      limited: puzzle.states.limited,
      picking: {
        description: '等待点击，点错可以撤销；闲置 110 秒后自动换一张',
        tags: 'clickable',
        after: { challengeLife: { target: 'loading', actions: 'markRenewed' } },
        on: {
          'captcha.refresh': { target: 'loading', actions: 'clearRenewed' },
          'point.placed': [
            { guard: 'isLastPoint', target: 'settling', actions: { type: 'storePoint', params: ({ event }) => event } },
            { actions: { type: 'storePoint', params: ({ event }) => event } },
          ],
          'crosshair.moved': { actions: { type: 'storeCrosshair', params: ({ event }) => event } },
          'crosshair.dropped': [
            { guard: 'isLastPoint', target: 'settling', actions: 'storeDroppedPoint' },
            { actions: 'storeDroppedPoint' },
          ],
          'point.undo': { guard: 'hasPoints', actions: 'dropLastPoint' },
        },
      },
      settling: {
        description: '三个字都点了，0.4 秒后校验，不再接受点击',
        after: { checkDelay: 'checking' },
      },
      checking: {
        description: '正在校验点击的位置与顺序',
        invoke: {
          id: 'checkPuzzle',
          src: 'checkPuzzle',
          input: ({ context }) => ({ challenge: context.challenge, points: context.points }),
          onDone: [
            {
              guard: { type: 'isCorrect', params: ({ event }) => event.output },
              target: 'succeeded',
              actions: { type: 'storeSolved', params: ({ event }) => event.output },
            },
            {
              target: 'failed',
              actions: {
                type: 'storeMessage',
                params: ({ event }) => ({ message: event.output.kind === 'wrong' ? event.output.message : null }),
              },
            },
          ],
          onError: 'failed',
        },
      },
      failed: {
        description: '点错了：变红，0.7 秒后换一张',
        after: { failureRefresh: 'loading' },
      },
      succeeded: { description: '验证成功：变绿，1 秒后关闭', ...puzzle.states.succeeded },
      lingering: puzzle.states.lingering,
      finished: puzzle.states.finished,
    },
    output: ({ context }) => context.outcome,
  });

export type CaptchaClickWordRef = ActorRefFrom<typeof captchaClickWordMachine>;
export type CaptchaClickWordSnapshot = SnapshotFrom<typeof captchaClickWordMachine>;
