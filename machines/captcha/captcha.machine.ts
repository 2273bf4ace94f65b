import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import { CAPTCHA_SLIDER_FAILURES } from '#domain/limits.ts';
import { captchaClickWordMachine } from '../captcha-click-word/index.ts';
import { captchaSliderMachine } from '../captcha-slider/index.ts';
import type { PuzzleOutput } from '../kit/puzzle.ts';
import type { CaptchaContext, CaptchaInput, CaptchaOutput } from './captcha.types.ts';

export const captchaMachine = setup({
  types: {
    context: {} as CaptchaContext,
    input: {} as CaptchaInput,
    output: {} as CaptchaOutput,
    children: {} as { slider: 'slider'; clickWord: 'clickWord' },
  },
  actors: { slider: captchaSliderMachine, clickWord: captchaClickWordMachine },
  actions: {
    storeReply: assign((_, params: PuzzleOutput) =>
      params.kind === 'solved' ? { outcome: { kind: 'solved', verification: params.verification } } : {},
    ),
  },
  guards: {
    isClickWord: ({ context }) => context.captchaType === 'clickWord',
    isGivenUp: (_, params: PuzzleOutput) => params.kind === 'tooManyFailures',
  },
}).createMachine({
  id: 'captcha',
  description: '安全验证：按服务器要求选滑块或点选，最后交出一个一次性的验证串',
  context: ({ input }) => ({ captchaType: input.captchaType, outcome: { kind: 'closed' } }),
  initial: 'choosing',
  states: {
    choosing: {
      description: '选择验证方式',
      always: [{ guard: 'isClickWord', target: 'clicking' }, { target: 'sliding' }],
    },
    sliding: {
      description: '滑块拼图；失败三次改用点选',
      invoke: {
        id: 'slider',
        src: 'slider',
        input: { pop: true, failuresAllowed: CAPTCHA_SLIDER_FAILURES },
        onDone: [
          { guard: { type: 'isGivenUp', params: ({ event }) => event.output }, target: 'clicking' },
          { target: 'finished', actions: { type: 'storeReply', params: ({ event }) => event.output } },
        ],
      },
    },
    clicking: {
      description: '依次点击三个字',
      invoke: {
        id: 'clickWord',
        src: 'clickWord',
        input: { pop: true },
        onDone: { target: 'finished', actions: { type: 'storeReply', params: ({ event }) => event.output } },
      },
    },
    finished: { description: '验证结束：交出验证串，或者用户关闭了窗口', type: 'final' },
  },
  output: ({ context }) => context.outcome,
});

export type CaptchaRef = ActorRefFrom<typeof captchaMachine>;
export type CaptchaSnapshot = SnapshotFrom<typeof captchaMachine>;
