import type { CarouselSnapshot } from './carousel.machine.ts';

export type CarouselScreen = 'loading' | 'slides' | 'still';

export function selectScreen(snapshot: CarouselSnapshot): CarouselScreen {
  if (snapshot.hasTag('slides')) return 'slides';
  return snapshot.matches('loading') ? 'loading' : 'still';
}

export const selectSlides = (snapshot: CarouselSnapshot) => snapshot.context.slides;
export const selectAt = (snapshot: CarouselSnapshot) => snapshot.context.at;
export const selectCanTurn = (snapshot: CarouselSnapshot) => snapshot.can({ type: 'carousel.next' });
/** Loading failed; an answer without slides is no failure. */
export const selectIsFailed = (snapshot: CarouselSnapshot) => snapshot.matches('failed');
export const selectCanPause = (snapshot: CarouselSnapshot) => snapshot.can({ type: 'carousel.pause' });
export const selectCanPlay = (snapshot: CarouselSnapshot) => snapshot.can({ type: 'carousel.play' });
/** Screen readers do not announce slides that advance automatically. */
export const selectTurnsByItself = (snapshot: CarouselSnapshot) => snapshot.matches({ shown: 'turning' });
