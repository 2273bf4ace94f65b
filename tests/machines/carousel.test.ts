import { carouselCases, slides } from '#machines/carousel/carousel.cases.ts';
import * as selectors from '#machines/carousel/carousel.select.ts';
import { carouselMachine } from '#machines/carousel/index.ts';
import { event, journeys, rejected, resolved } from '../kit/journey.ts';

const read = resolved('readSlides', slides);
const entered = (by: string) => event('region.entered', { by });
const left = (by: string) => event('region.left', { by });
const shown = (at: number, holds: readonly string[] = []) => ({ slides, at, holds });
const turning = { shown: 'turning' };
const held = { shown: 'held' };

const choose = (at: number) => event('carousel.choose', { at });
const pause = event('carousel.pause');
const play = event('carousel.play');
const empty = { slides: [], at: 0, holds: [] };

const reduced = event('motion.reduced');
const always = ['region.entered', 'region.left'];
const byHand = [...always, 'carousel.choose', 'carousel.next', 'carousel.previous'];
const usual = {
  selectScreen: 'slides',
  selectSlides: slides,
  selectAt: 0,
  selectCanTurn: true,
  selectIsFailed: false,
  selectCanPause: false,
  selectCanPlay: false,
  selectTurnsByItself: false,
};
const none = { selectScreen: 'still', selectSlides: [], selectCanTurn: false };
const turns = { selectCanPause: true, selectTurnsByItself: true };

journeys(carouselMachine, { ...carouselCases, selectors, usual }, [
  {
    title: '[3.14] at first the slides are read',
    events: [],
    ends: { value: 'loading', context: empty, can: always, shows: { ...none, selectScreen: 'loading' } },
  },
  {
    title: '[3.14] who points at their place before they come holds them',
    events: [entered('pointer'), read, { after: 60_000 }],
    ends: {
      value: held,
      context: shown(0, ['pointer']),
      tags: ['slides'],
      can: [...byHand, 'carousel.pause'],
      shows: { selectCanPause: true },
    },
  },
  {
    title: '[3.14] a slide is chosen by its place, its five seconds begin',
    events: [read, { after: 4_000 }, choose(2), { after: 4_999 }],
    ends: { value: turning, context: shown(2) },
  },
  {
    title: '[3.14] the first is chosen too',
    events: [read, choose(2), choose(0)],
    ends: { value: turning, context: shown(0), tags: ['slides'], can: [...byHand, 'carousel.pause'], shows: turns },
  },
  {
    title: '[3.14] the one that is shown is not, its time goes on',
    events: [read, event('carousel.next'), { after: 4_000 }, choose(1), { after: 1_000 }],
    ends: { value: turning, context: shown(2) },
  },
  ...[-1, 3].map((at) => ({
    title: `[3.14] there is no slide ${at} of three`,
    events: [read, event('carousel.next'), choose(at)],
    ends: { value: turning, context: shown(1) },
  })),
  {
    title: '[3.14] the pointer that comes twice leaves once',
    events: [read, entered('pointer'), entered('pointer'), left('pointer'), left('focus')],
    ends: { value: turning, context: shown(0) },
  },
  {
    title: '[3.14] the focus leaves, the pointer and the pause stay',
    events: [read, entered('focus'), entered('pointer'), pause, left('focus')],
    ends: { value: held, context: shown(0, ['pointer', 'person']) },
  },
  {
    title: '[3.14] let go by its button it turns after a whole five seconds',
    events: [read, pause, { after: 60_000 }, play, { after: 4_999 }],
    ends: { value: turning, context: shown(0) },
  },
  {
    title: '[3.14] what is not paused is not let go, what is paused not paused again',
    events: [read, play, pause, pause, play],
    ends: { value: turning, context: shown(0) },
  },
  {
    title: '[3.14] under reduced motion there is nothing to pause or let go',
    events: [read, pause, event('motion.reduced'), play, event('motion.allowed')],
    ends: {
      value: held,
      context: shown(0, ['person']),
      tags: ['slides'],
      can: [...byHand, 'carousel.play'],
      shows: { selectCanPlay: true },
    },
  },
  {
    title: '[3.14] nor is a pause added to it',
    events: [read, event('motion.reduced'), pause, event('motion.allowed')],
    ends: { value: turning, context: shown(0) },
  },
  {
    title: '[3.14] one slide alone is not paused',
    events: [resolved('readSlides', slides.slice(1, 2)), pause, event('carousel.previous')],
    ends: { value: turning, context: { slides: slides.slice(1, 2), at: 0, holds: [] } },
  },
  {
    title: '[3.14] a turn back by hand starts its five seconds again',
    events: [read, event('carousel.next'), { after: 4_000 }, event('carousel.previous'), { after: 4_999 }],
    ends: { value: turning, context: shown(0) },
  },
  {
    title: '[3.14] two slides take turns, by hand and by themselves',
    events: [resolved('readSlides', slides.slice(1)), event('carousel.next'), { after: 10_000 }, pause],
    ends: { value: held, context: { slides: slides.slice(1), at: 1, holds: ['person'] } },
  },
  {
    title: '[3.14] none at all may be asked for again',
    events: [resolved('readSlides', []), event('carousel.retry'), read],
    ends: { value: turning, context: shown(0) },
  },
  {
    title: '[3.14] a slide stays five seconds to the millisecond',
    events: [read, { after: 4_999 }],
    ends: { value: turning, context: shown(0) },
  },
  {
    title: '[3.14] then comes the next',
    events: [read, { after: 5_000 }],
    ends: { value: turning, context: shown(1) },
  },
  {
    title: '[3.14] and after the last the first again',
    events: [read, { after: 15_000 }],
    ends: { value: turning, context: shown(0) },
  },
  {
    title: '[3.14] nothing turns under the pointer, however long it stays',
    events: [read, entered('pointer'), { after: 60_000 }],
    ends: { value: held, context: shown(0, ['pointer']) },
  },
  {
    title: '[3.14] the pointer leaves, the focus stays: nothing turns',
    events: [read, entered('pointer'), entered('focus'), left('pointer'), { after: 60_000 }],
    ends: { value: held, context: shown(0, ['focus']) },
  },
  {
    title: '[3.14] let go, a whole five seconds begin',
    events: [read, { after: 4_000 }, entered('pointer'), left('pointer'), { after: 4_999 }],
    ends: { value: turning, context: shown(0) },
  },
  {
    title: '[3.14] with reduced motion nothing turns by itself, but by hand it does',
    events: [event('motion.reduced'), read, { after: 60_000 }, event('carousel.next')],
    ends: { value: held, context: shown(1, ['motion']) },
  },
  {
    title: '[3.14] motion allowed again, the slides go on',
    events: [event('motion.reduced'), read, event('motion.allowed'), { after: 5_000 }],
    ends: { value: turning, context: shown(1) },
  },
  {
    title: '[3.14] paused by its button it stays paused when the pointer leaves',
    events: [read, entered('pointer'), event('carousel.pause'), left('pointer'), { after: 60_000 }],
    ends: { value: held, context: shown(0, ['person']) },
  },
  {
    title: '[3.14] a turn by hand starts its five seconds again',
    events: [read, { after: 4_000 }, event('carousel.next'), { after: 4_999 }],
    ends: { value: turning, context: shown(1) },
  },
  {
    title: '[3.14] before the first stands the last',
    events: [read, event('carousel.previous')],
    ends: {
      value: turning,
      context: shown(2),
      tags: ['slides'],
      can: [...byHand.filter((type) => type !== 'carousel.choose'), 'carousel.pause'],
      shows: { ...turns, selectAt: 2 },
    },
  },
  {
    title: '[3.14] a slide that is not there is not chosen',
    events: [read, event('carousel.choose', { at: 7 })],
    ends: { value: turning, context: shown(0) },
  },
  {
    title: '[3.14] no answer shows the still slide, and may be asked for again',
    events: [rejected('readSlides'), event('carousel.retry'), read],
    ends: { value: turning, context: shown(0) },
  },
  {
    title: '[3.14] no slides at all are no failure',
    events: [resolved('readSlides', [])],
    ends: { value: 'still', context: empty, can: [...always, 'carousel.retry'], shows: none },
  },
  {
    title: '[3.14] one slide alone has nothing to turn to',
    events: [resolved('readSlides', slides.slice(0, 1)), event('carousel.next'), { after: 20_000 }],
    ends: {
      value: turning,
      context: { slides: slides.slice(0, 1), at: 0, holds: [] },
      tags: ['slides'],
      can: always,
      shows: { selectSlides: slides.slice(0, 1), selectCanTurn: false, selectTurnsByItself: true },
    },
  },
  {
    title: '[3.14] not answered',
    events: [rejected('readSlides')],
    ends: { value: 'failed', can: [...always, 'carousel.retry'], shows: { ...none, selectIsFailed: true } },
  },
  {
    title: '[3.14] reduced motion leaves nothing to let go',
    events: [read, pause, reduced],
    ends: { value: { shown: 'held' }, tags: ['slides'], can: byHand },
  },
  {
    title: '[3.14] nor to pause',
    events: [read, reduced],
    ends: { value: { shown: 'held' }, tags: ['slides'], can: byHand },
  },
]);
