import type { AnswerOf } from '#contract/call.ts';
import type { carousel } from '#contract/calls/locations.ts';

export type Slide = AnswerOf<typeof carousel>[number];

/** Why the slides stand still: where the pointer or the focus is, the reader's settings, or the pause button. */
export type Hold = 'focus' | 'motion' | 'person' | 'pointer';

export interface CarouselContext {
  slides: readonly Slide[];
  /** Which one is shown. */
  at: number;
  /** The slides turn by themselves while this is empty. */
  holds: readonly Hold[];
}

export type CarouselEvent =
  | { type: 'carousel.next' }
  | { type: 'carousel.previous' }
  | { type: 'carousel.choose'; at: number }
  | { type: 'carousel.retry' }
  /** The pause button, pressed and pressed again. */
  | { type: 'carousel.pause' }
  | { type: 'carousel.play' }
  /** The pointer or the focus comes to the slides, or leaves them. */
  | { type: 'region.entered'; by: 'focus' | 'pointer' }
  | { type: 'region.left'; by: 'focus' | 'pointer' }
  /** The reader's settings ask for less motion, or no longer do. */
  | { type: 'motion.reduced' }
  | { type: 'motion.allowed' };
