import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import { READING_COUNTDOWN_MS, READING_TOLERANCE_PX } from '#domain/limits.ts';
import type { ClockTicked } from '../kit/clock.ts';
import { feed } from '../kit/port.ts';
import type { ReadingContext, ReadingEvent, ReadingInput, ReadingOutput } from './reading.types.ts';

export const readingMachine = setup({
  types: {
    context: {} as ReadingContext,
    events: {} as ReadingEvent,
    input: {} as ReadingInput,
    output: {} as ReadingOutput,
  },
  actors: { clock: feed<ClockTicked>('clock') },
  actions: {
    startCountdown: assign((_, params: { now: number }) => ({
      endsAt: params.now + READING_COUNTDOWN_MS,
      now: params.now,
    })),
    storeNow: assign((_, params: { now: number }) => ({ now: params.now })),
    storeRead: assign(({ context }) => ({ outcome: { kind: 'read', code: context.code } })),
  },
  guards: {
    isAtEnd: (_, params: { distanceToEnd: number }) => params.distanceToEnd <= READING_TOLERANCE_PX,
    isTimeOver: ({ context }, params: { now: number }) => params.now >= context.endsAt,
  },
}).createMachine({
  id: 'reading',
  description: '阅读弹窗：读到末尾并且倒计时结束，才能确认',
  context: ({ input }) => ({ code: input.code, endsAt: 0, now: 0, outcome: { kind: 'closed' } }),
  initial: 'reading',
  on: { 'reading.close': '.finished' },
  states: {
    reading: {
      description: '正在阅读，“我知道了”不可点',
      type: 'parallel',
      onDone: 'read',
      states: {
        scroll: {
          description: '是否读到文末',
          initial: 'above',
          states: {
            above: {
              description: '还没有滚动到文末（误差 10 像素）',
              on: {
                'reading.scrolled': { guard: { type: 'isAtEnd', params: ({ event }) => event }, target: 'reached' },
              },
            },
            reached: { description: '已读到文末；不需要滚动的文本直接算读到', type: 'final' },
          },
        },
        countdown: {
          description: '阅读时间，打开后不暂停',
          initial: 'starting',
          invoke: { id: 'clock', src: 'clock' },
          states: {
            starting: {
              description: '等待时钟',
              on: {
                'clock.ticked': {
                  target: 'counting',
                  actions: { type: 'startCountdown', params: ({ event }) => event },
                },
              },
            },
            counting: {
              description: '按钮上显示剩余秒数',
              on: {
                'clock.ticked': [
                  { guard: { type: 'isTimeOver', params: ({ event }) => event }, target: 'over' },
                  { actions: { type: 'storeNow', params: ({ event }) => event } },
                ],
              },
            },
            over: { description: '10 秒已到', type: 'final' },
          },
        },
      },
    },
    read: {
      description: '已读完，可以点“我知道了”',
      on: { 'reading.confirm': { target: 'finished', actions: 'storeRead' } },
    },
    finished: { description: '弹窗关闭，告诉打开它的一方是否已确认', type: 'final' },
  },
  output: ({ context }) => context.outcome,
});

export type ReadingRef = ActorRefFrom<typeof readingMachine>;
export type ReadingSnapshot = SnapshotFrom<typeof readingMachine>;
