import type { AnswerOf } from '#contract/call.ts';
import type { carousel } from '#contract/calls/locations.ts';

export type Slide = AnswerOf<typeof carousel>[number];

/** Why the slides do not advance: pointer, focus, reduced motion or the pause button. */
export type Hold = 'focus' | 'motion' | 'person' | 'pointer';

export interface CarouselContext {
  slides: readonly Slide[];
  /** Index of the visible slide. */
  at: number;
  /** The slides advance while this is empty. */
  holds: readonly Hold[];
}

export type CarouselEvent =
  | { type: 'carousel.next' }
  | { type: 'carousel.previous' }
  | { type: 'carousel.choose'; at: number }
  | { type: 'carousel.retry' }
  /** Toggles the pause button. */
  | { type: 'carousel.pause' }
  | { type: 'carousel.play' }
  /** The pointer or the focus enters or leaves the slides. */
  | { type: 'region.entered'; by: 'focus' | 'pointer' }
  | { type: 'region.left'; by: 'focus' | 'pointer' }
  /** The setting `prefers-reduced-motion` changed. */
  | { type: 'motion.reduced' }
  | { type: 'motion.allowed' };
