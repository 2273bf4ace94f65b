import { useSelector } from '@xstate/react';
import type { KeyboardEvent } from 'react';
import { homeMarket } from '#copy/home/page.ts';
import {
  type CarouselRef,
  selectAt,
  selectCanPause,
  selectCanPlay,
  selectCanTurn,
  selectSlides,
} from '#machines/carousel/index.ts';
import { Button, buttonClasses } from '#src/ui/parts/Button.tsx';

const words = homeMarket.carousel;

/** Previous, slides, next and pause; pause keeps its space when nothing rotates. Arrow keys work on each button. */
export function CarouselControls({ actor }: { actor: CarouselRef }) {
  const slides = useSelector(actor, selectSlides);
  const at = useSelector(actor, selectAt);
  const canTurn = useSelector(actor, selectCanTurn);
  const canPause = useSelector(actor, selectCanPause);
  const canPlay = useSelector(actor, selectCanPlay);
  if (!canTurn) return <div className="min-h-4" />;
  const turn = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    actor.send({ type: event.key === 'ArrowLeft' ? 'carousel.previous' : 'carousel.next' });
  };
  return (
    <fieldset
      aria-label={words.controls}
      onKeyDown={turn}
      className="flex flex-wrap items-center justify-center gap-0.5"
    >
      <Button size={32} tone="quiet" icon="left" iconOnly onClick={() => actor.send({ type: 'carousel.previous' })}>
        {words.previous}
      </Button>
      <ul aria-label={words.dots} className="flex items-center">
        {slides.map((slide, index) => (
          <li key={slide.id} className="flex">
            <button
              type="button"
              aria-current={index === at ? 'true' : undefined}
              onClick={() => actor.send({ type: 'carousel.choose', at: index })}
              className="group grid size-3 cursor-pointer place-items-center"
            >
              <span
                aria-hidden="true"
                className="size-1 rotate-45 border border-line-field bg-surface group-aria-[current]:border-sea group-aria-[current]:bg-sea"
              />
              <span className="sr-only">{words.slide(index + 1, slides.length)}</span>
            </button>
          </li>
        ))}
      </ul>
      <Button size={32} tone="quiet" icon="right" iconOnly onClick={() => actor.send({ type: 'carousel.next' })}>
        {words.next}
      </Button>
      {canPause || canPlay ? (
        <Button
          size={32}
          tone="quiet"
          className="whitespace-nowrap"
          onClick={() => actor.send({ type: canPause ? 'carousel.pause' : 'carousel.play' })}
        >
          {canPause ? words.pause : words.play}
        </Button>
      ) : (
        <span
          aria-hidden="true"
          className={`${buttonClasses({ size: 32, tone: 'quiet' })} invisible whitespace-nowrap`}
        >
          {words.pause}
        </span>
      )}
    </fieldset>
  );
}
