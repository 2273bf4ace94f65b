import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import { HEADER_BACKGROUND_PX, HEADER_HIDE_PX } from '#domain/limits.ts';
import { feed } from '../kit/port.ts';
import type { HeaderContext, HeaderEvent } from './header.types.ts';

export const headerMachine = setup({
  types: { context: {} as HeaderContext, events: {} as HeaderEvent },
  actors: { scrolling: feed<HeaderEvent>('header.scrolling') },
  actions: {
    storeScroll: assign((_, params: { y: number }) => ({ scrolledTo: params.y })),
  },
  guards: {
    isDownPastHeader: ({ context }, { y }: { y: number }) => y > context.scrolledTo && y > HEADER_HIDE_PX,
    isUp: ({ context }, { y }: { y: number }) => y < context.scrolledTo,
    isPastTop: (_, { y }: { y: number }) => y > HEADER_BACKGROUND_PX,
    isAtTop: (_, { y }: { y: number }) => y <= HEADER_BACKGROUND_PX,
  },
}).createMachine({
  id: 'header',
  description: '页头随滚动隐藏、出现和变色',
  context: { scrolledTo: 0 },
  type: 'parallel',
  invoke: { id: 'scrolling', src: 'scrolling' },
  states: {
    visibility: {
      description: '显示或隐藏',
      initial: 'visible',
      states: {
        visible: {
          description: '页头可见',
          on: {
            'page.scrolled': [
              {
                guard: { type: 'isDownPastHeader', params: ({ event }) => event },
                target: 'hidden',
                actions: { type: 'storeScroll', params: ({ event }) => event },
              },
              { actions: { type: 'storeScroll', params: ({ event }) => event } },
            ],
          },
        },
        hidden: {
          description: '向下滚动超过 300 像素后隐藏',
          on: {
            'page.scrolled': [
              {
                guard: { type: 'isUp', params: ({ event }) => event },
                target: 'visible',
                actions: { type: 'storeScroll', params: ({ event }) => event },
              },
              { actions: { type: 'storeScroll', params: ({ event }) => event } },
            ],
          },
        },
      },
    },
    background: {
      description: '背景',
      initial: 'clear',
      states: {
        clear: {
          description: '页面顶部：透明背景',
          on: { 'page.scrolled': { guard: { type: 'isPastTop', params: ({ event }) => event }, target: 'solid' } },
        },
        solid: {
          description: '滚动超过 104 像素：实色背景',
          on: { 'page.scrolled': { guard: { type: 'isAtTop', params: ({ event }) => event }, target: 'clear' } },
        },
      },
    },
  },
});

export type HeaderRef = ActorRefFrom<typeof headerMachine>;
export type HeaderSnapshot = SnapshotFrom<typeof headerMachine>;
