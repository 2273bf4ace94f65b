import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import { AUTH_NOTICE_MS } from '#domain/limits.ts';
import type { ClockTicked } from '../kit/clock.ts';
import { feed, port } from '../kit/port.ts';
import type { AuthNoticeContext, AuthNoticeEvent, AuthNoticeInput, OpenOutcome } from './auth-notice.types.ts';

export const authNoticeMachine = setup({
  types: { context: {} as AuthNoticeContext, events: {} as AuthNoticeEvent, input: {} as AuthNoticeInput },
  actors: {
    clock: feed<ClockTicked>('clock'),
    openTarget: port<OpenOutcome, { target: string }>('authNotice.openTarget'),
    clearTarget: port<void>('authNotice.clearTarget'),
  },
  actions: {
    startCountdown: assign((_, params: { now: number }) => ({ endsAt: params.now + AUTH_NOTICE_MS, now: params.now })),
    storeNow: assign((_, params: { now: number }) => ({ now: params.now })),
    storeAddress: assign((_, params: OpenOutcome) => ({
      address: params.kind === 'blocked' ? params.address : null,
    })),
  },
  guards: {
    isTimeOver: ({ context }, params: { now: number }) => params.now >= context.endsAt,
    isOpened: (_, params: OpenOutcome) => params.kind === 'opened',
  },
}).createMachine({
  id: 'auth-notice',
  description: '下单后的提示：倒计时 5 秒打开会员中心',
  context: ({ input }) => ({ ...input, endsAt: 0, now: 0, address: null }),
  initial: 'counting',
  states: {
    counting: {
      description: '显示剩余秒数，可以立即前往或取消',
      initial: 'starting',
      invoke: { id: 'clock', src: 'clock' },
      on: { 'notice.go': 'opening', 'notice.cancel': 'clearing', 'orders.wanted': 'opening' },
      states: {
        starting: {
          description: '等待时钟',
          on: {
            'clock.ticked': { target: 'running', actions: { type: 'startCountdown', params: ({ event }) => event } },
          },
        },
        running: {
          description: '倒计时进行中',
          on: {
            'clock.ticked': [
              { guard: { type: 'isTimeOver', params: ({ event }) => event }, target: '#auth-notice.opening' },
              { actions: { type: 'storeNow', params: ({ event }) => event } },
            ],
          },
        },
      },
    },
    opening: {
      description: '在新标签页打开会员中心',
      invoke: {
        id: 'openTarget',
        src: 'openTarget',
        input: ({ context }) => ({ target: context.target }),
        onDone: [
          { guard: { type: 'isOpened', params: ({ event }) => event.output }, target: 'closed' },
          { target: 'blocked', actions: { type: 'storeAddress', params: ({ event }) => event.output } },
        ],
        onError: 'unreached',
      },
    },
    blocked: {
      description: '浏览器拦截了新窗口：留下可以点的链接',
      on: { 'notice.followed': 'clearing', 'notice.cancel': 'clearing', 'orders.wanted': 'opening' },
    },
    unreached: {
      description: '网络不通或服务器没有答复：说明原因，可以再试',
      on: { 'notice.go': 'opening', 'notice.cancel': 'clearing', 'orders.wanted': 'opening' },
    },
    clearing: {
      description: '取消，或已从链接前往：清除保存的目标',
      invoke: { id: 'clearTarget', src: 'clearTarget', onDone: 'closed', onError: 'closed' },
    },
    closed: { description: '提示关闭', type: 'final' },
  },
});

export type AuthNoticeRef = ActorRefFrom<typeof authNoticeMachine>;
export type AuthNoticeSnapshot = SnapshotFrom<typeof authNoticeMachine>;
