import { carouselCases, slides } from '#machines/carousel/carousel.cases.ts';
import * as all from '#machines/carousel/carousel.select.ts';
import { carouselMachine } from '#machines/carousel/index.ts';
import { event, rejected, resolved } from '../kit/journey.ts';
import { stateTable } from '../kit/state-table.ts';

const read = resolved('readSlides', slides);
const one = resolved('readSlides', slides.slice(0, 1));
const reduced = event('motion.reduced');
const pause = event('carousel.pause');
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

stateTable(carouselMachine, carouselCases, { all }, usual, [
  {
    title: '[3.14] being read',
    events: [],
    value: 'loading',
    can: always,
    shows: { ...none, selectScreen: 'loading' },
  },
  {
    title: '[3.14] not answered',
    events: [rejected('readSlides')],
    value: 'failed',
    can: [...always, 'carousel.retry'],
    shows: { ...none, selectIsFailed: true },
  },
  {
    title: '[3.14] none at all',
    events: [resolved('readSlides', [])],
    value: 'still',
    can: [...always, 'carousel.retry'],
    shows: none,
  },
  {
    title: '[3.14] several take turns',
    events: [read],
    value: { shown: 'turning' },
    tags: ['slides'],
    can: [...byHand, 'carousel.pause'],
    shows: turns,
  },
  {
    title: '[3.14] the last: it cannot be chosen',
    events: [read, event('carousel.previous')],
    value: { shown: 'turning' },
    tags: ['slides'],
    can: [...byHand.filter((type) => type !== 'carousel.choose'), 'carousel.pause'],
    shows: { ...turns, selectAt: 2 },
  },
  {
    title: '[3.14] held by the pointer, they can be paused',
    events: [read, event('region.entered', { by: 'pointer' })],
    value: { shown: 'held' },
    tags: ['slides'],
    can: [...byHand, 'carousel.pause'],
    shows: { selectCanPause: true },
  },
  {
    title: '[3.14] paused, they can be let go',
    events: [read, pause],
    value: { shown: 'held' },
    tags: ['slides'],
    can: [...byHand, 'carousel.play'],
    shows: { selectCanPlay: true },
  },
  {
    title: '[3.14] reduced motion leaves nothing to let go',
    events: [read, pause, reduced],
    value: { shown: 'held' },
    tags: ['slides'],
    can: byHand,
  },
  {
    title: '[3.14] nor to pause',
    events: [read, reduced],
    value: { shown: 'held' },
    tags: ['slides'],
    can: byHand,
  },
  {
    title: '[3.14] one alone',
    events: [one],
    value: { shown: 'turning' },
    tags: ['slides'],
    can: always,
    shows: { selectSlides: slides.slice(0, 1), selectCanTurn: false, selectTurnsByItself: true },
  },
]);
