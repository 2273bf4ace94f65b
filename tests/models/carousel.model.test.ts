import { expect } from 'vitest';
import { carouselCases, slides } from '#machines/carousel/carousel.cases.ts';
import {
  type CarouselSnapshot,
  carouselMachine,
  selectAt,
  selectIsFailed,
  selectScreen,
  selectTurnsByItself,
} from '#machines/carousel/index.ts';
import { drive } from '../kit/drive.ts';
import { event, rejected, resolved } from '../kit/journey.ts';
import { walkModel } from '../kit/walk-model.ts';
import { carouselModel } from './carousel.model.ts';

walkModel('[3.14] announcements', carouselModel, () => {
  const { actor, cause, pass, start } = drive(carouselMachine, carouselCases);
  start();
  const snapshot = () => actor.getSnapshot() as CarouselSnapshot;
  const shows =
    (screen: string, at: number, turns: boolean, failed = false) =>
    () => {
      expect(selectScreen(snapshot())).toBe(screen);
      expect(selectAt(snapshot())).toBe(at);
      expect(selectTurnsByItself(snapshot())).toBe(turns);
      expect(selectIsFailed(snapshot())).toBe(failed);
    };
  const pointer = (type: string) => cause(event(type, { by: 'pointer' }));
  const focus = (type: string) => cause(event(type, { by: 'focus' }));
  return {
    gestures: {
      'they come': () => cause(resolved('readSlides', slides)),
      'they do not come': () => cause(rejected('readSlides')),
      'ask again': () => cause(event('carousel.retry')),
      'five seconds pass': () => pass(5_000),
      'a good minute passes': () => pass(65_000),
      'the pointer comes': () => pointer('region.entered'),
      'the pointer goes': () => pointer('region.left'),
      'the focus comes': () => focus('region.entered'),
      'the focus goes': () => focus('region.left'),
      'press next': () => cause(event('carousel.next')),
      'press previous': () => cause(event('carousel.previous')),
    },
    checks: {
      'room for them': shows('loading', 0, false),
      'still slide': shows('still', 0, false, true),
      'first slide': shows('slides', 0, true),
      'second slide': shows('slides', 1, true),
      'first slide held': shows('slides', 0, false),
      'first slide focused': shows('slides', 0, false),
    },
  };
});
