import type { AnyMachineSnapshot } from 'xstate';
import { homeMarket } from '#copy/home/page.ts';
import { KIT } from '#copy/kit.ts';
import {
  type CarouselRef,
  type CarouselSnapshot,
  selectCanPause,
  selectCanPlay,
  selectCanTurn,
  selectIsFailed,
} from '#machines/carousel/index.ts';
import { Carousel } from '#src/features/home/carousel/Carousel.tsx';
import { entryOf, type Subject } from '../kit/subject.ts';

const words = homeMarket.carousel;

/** A click also moves pointer and focus onto the slides, so the walk sends the commands without clicking. */
function besides(given: AnyMachineSnapshot): string[] {
  const snapshot = given as CarouselSnapshot;
  const { slides } = snapshot.context;
  if (selectIsFailed(snapshot)) return [KIT.retry];
  if (!selectCanTurn(snapshot)) return [];
  return [
    words.previous,
    ...slides.map((_, at) => words.slide(at + 1, slides.length)),
    words.next,
    ...(selectCanPause(snapshot) ? [words.pause] : []),
    ...(selectCanPlay(snapshot) ? [words.play] : []),
  ];
}

export const subject: Subject = {
  entry: entryOf('carousel'),
  render: (actor) => <Carousel actor={actor as CarouselRef} />,
  controls: {},
  besides,
};
