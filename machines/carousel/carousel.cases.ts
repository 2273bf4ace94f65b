import type { MachineCases } from '../kit/cases.ts';
import type { Slide } from './carousel.types.ts';
import { carouselWords } from './carousel.words.ts';

const slide = (id: string, title: string): Slide => ({
  id,
  title,
  subtitle: '预留舱位，船司预审前置',
  illustration: 'vessel',
  href: '/shippingFcl',
});

export const slides: readonly Slide[] = [
  slide('one', '危险品整箱，价格与截单一眼看清'),
  slide('two', '危险品服务台'),
  slide('three', '罐箱与液袋，按货选型'),
];

export const carouselCases: MachineCases = {
  words: carouselWords,
  events: {
    'carousel.next': [{ type: 'carousel.next' }],
    'carousel.previous': [{ type: 'carousel.previous' }],
    'carousel.choose': [{ type: 'carousel.choose', at: 2 }],
    'carousel.pause': [{ type: 'carousel.pause' }],
    'carousel.play': [{ type: 'carousel.play' }],
    'carousel.retry': [{ type: 'carousel.retry' }],
    'region.entered': [
      { type: 'region.entered', by: 'pointer' },
      { type: 'region.entered', by: 'focus' },
    ],
    'region.left': [
      { type: 'region.left', by: 'pointer' },
      { type: 'region.left', by: 'focus' },
    ],
    'motion.reduced': [{ type: 'motion.reduced' }],
    'motion.allowed': [{ type: 'motion.allowed' }],
    'xstate.done.actor.readSlides': [
      { type: 'xstate.done.actor.readSlides', output: slides },
      { type: 'xstate.done.actor.readSlides', output: slides.slice(0, 1) },
      { type: 'xstate.done.actor.readSlides', output: [] },
    ],
    'xstate.error.actor.readSlides': [{ type: 'xstate.error.actor.readSlides', error: new Error('no answer') }],
  },
  delays: { slideTime: 5_000 },
  feeds: { 'motion.reduced': 'motion', 'motion.allowed': 'motion' },
  /** Sorts the holds: only the set decides, not the order. */
  key: ({ value, context }) => JSON.stringify([value, context.at, context.slides.length, [...context.holds].sort()]),
};
