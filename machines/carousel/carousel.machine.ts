import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import { SLIDE_MS } from '#domain/limits.ts';
import { feed, port } from '../kit/port.ts';
import type { CarouselContext, CarouselEvent, Hold, Slide } from './carousel.types.ts';

export const carouselMachine = setup({
  types: { context: {} as CarouselContext, events: {} as CarouselEvent, tags: {} as 'slides' },
  actors: {
    readSlides: port<readonly Slide[]>('carousel.readSlides'),
    motion: feed<CarouselEvent>('carousel.motion'),
  },
  actions: {
    storeSlides: assign((_, params: { slides: readonly Slide[] }) => params),
    showNext: assign(({ context: { slides, at } }) => ({ at: (at + 1) % slides.length })),
    showPrevious: assign(({ context: { slides, at } }) => ({ at: (at + slides.length - 1) % slides.length })),
    show: assign((_, { at }: { at: number }) => ({ at })),
    hold: assign(({ context: { holds } }, { by }: { by: Hold }) => ({
      holds: holds.includes(by) ? holds : [...holds, by],
    })),
    release: assign(({ context: { holds } }, { by }: { by: Hold }) => ({ holds: holds.filter((one) => one !== by) })),
  },
  guards: {
    isEmpty: ({ context }) => context.slides.length === 0,
    hasSeveral: ({ context }) => context.slides.length > 1,
    isHeld: ({ context }) => context.holds.length > 0,
    isReleased: ({ context }) => context.holds.length === 0,
    isOther: ({ context: { slides, at } }, params: { at: number }) =>
      params.at !== at && params.at >= 0 && params.at < slides.length,
    isPlaying: ({ context: { slides, holds } }) =>
      slides.length > 1 && !holds.includes('person') && !holds.includes('motion'),
    isPaused: ({ context: { holds } }) => holds.includes('person') && !holds.includes('motion'),
  },
  delays: { slideTime: SLIDE_MS },
}).createMachine({
  id: 'carousel',
  description: '首页轮播：每 5 秒换一张，指针或焦点在上面、系统要求减少动态、按了暂停时停住',
  context: { slides: [], at: 0, holds: [] },
  invoke: { id: 'motion', src: 'motion' },
  initial: 'loading',
  on: {
    'region.entered': { actions: { type: 'hold', params: ({ event }) => event } },
    'region.left': { actions: { type: 'release', params: ({ event }) => event } },
    'motion.reduced': { actions: { type: 'hold', params: { by: 'motion' } } },
    'motion.allowed': { actions: { type: 'release', params: { by: 'motion' } } },
  },
  states: {
    loading: {
      description: '正在读取，位置先留好',
      invoke: {
        id: 'readSlides',
        src: 'readSlides',
        onDone: {
          target: 'deciding',
          actions: { type: 'storeSlides', params: ({ event }) => ({ slides: event.output }) },
        },
        onError: 'failed',
      },
    },
    deciding: {
      description: '看读到了几张',
      always: [{ guard: 'isEmpty', target: 'still' }, { target: 'shown' }],
    },
    failed: { description: '没有读到：显示固定的一张，可以重试', on: { 'carousel.retry': 'loading' } },
    still: { description: '一张也没有：显示固定的一张', on: { 'carousel.retry': 'loading' } },
    shown: {
      description: '一张或几张，几张的轮着来',
      tags: 'slides',
      initial: 'turning',
      on: {
        'carousel.next': { guard: 'hasSeveral', target: '.turning', actions: 'showNext' },
        'carousel.previous': { guard: 'hasSeveral', target: '.turning', actions: 'showPrevious' },
        'carousel.choose': {
          guard: { type: 'isOther', params: ({ event }) => event },
          target: '.turning',
          actions: { type: 'show', params: ({ event }) => event },
        },
        'carousel.pause': { guard: 'isPlaying', actions: { type: 'hold', params: { by: 'person' } } },
        'carousel.play': { guard: 'isPaused', actions: { type: 'release', params: { by: 'person' } } },
      },
      states: {
        turning: {
          description: '到时间就换下一张',
          always: { guard: 'isHeld', target: 'held' },
          after: { slideTime: { target: 'turning', reenter: true, actions: 'showNext' } },
        },
        held: {
          description: '停住，放开后重新计满 5 秒',
          always: { guard: 'isReleased', target: 'turning' },
        },
      },
    },
  },
});

export type CarouselRef = ActorRefFrom<typeof carouselMachine>;
export type CarouselSnapshot = SnapshotFrom<typeof carouselMachine>;
