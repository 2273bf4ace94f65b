import { useSelector } from '@xstate/react';
import type { KeyboardEvent, ReactNode } from 'react';
import { homeMarket } from '#copy/home/page.ts';
import { KIT } from '#copy/kit.ts';
import {
  type CarouselRef,
  type Slide,
  selectAt,
  selectCanPause,
  selectCanPlay,
  selectCanTurn,
  selectIsFailed,
  selectScreen,
  selectSlides,
  selectTurnsByItself,
} from '#machines/carousel/index.ts';
import { Illustration, type IllustrationName } from '#src/ui/art/Illustration.tsx';
import { Button, ButtonLink, buttonClasses } from '#src/ui/parts/Button.tsx';
import { Bar } from '#src/ui/parts/common/Skeleton.tsx';

const carouselControlsWords = homeMarket.carousel;

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
      aria-label={carouselControlsWords.controls}
      onKeyDown={turn}
      className="flex flex-wrap items-center justify-center gap-0.5"
    >
      <Button size={32} tone="quiet" icon="left" iconOnly onClick={() => actor.send({ type: 'carousel.previous' })}>
        {carouselControlsWords.previous}
      </Button>
      <ul aria-label={carouselControlsWords.dots} className="flex items-center">
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
              <span className="sr-only">{carouselControlsWords.slide(index + 1, slides.length)}</span>
            </button>
          </li>
        ))}
      </ul>
      <Button size={32} tone="quiet" icon="right" iconOnly onClick={() => actor.send({ type: 'carousel.next' })}>
        {carouselControlsWords.next}
      </Button>
      {canPause || canPlay ? (
        <Button
          size={32}
          tone="quiet"
          className="whitespace-nowrap"
          onClick={() => actor.send({ type: canPause ? 'carousel.pause' : 'carousel.play' })}
        >
          {canPause ? carouselControlsWords.pause : carouselControlsWords.play}
        </Button>
      ) : (
        <span
          aria-hidden="true"
          className={`${buttonClasses({ size: 32, tone: 'quiet' })} invisible whitespace-nowrap`}
        >
          {carouselControlsWords.pause}
        </span>
      )}
    </fieldset>
  );
}

const slideBodyWords = homeMarket.carousel;

const PICTURES: Readonly<Record<string, IllustrationName>> = {
  vessel: 'ship',
  placard: 'drum',
  tank: 'tank',
  containers: 'truck',
};

export function SlideBody({ slide, children }: { slide: Slide; children?: ReactNode }) {
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-2 md:grid-cols-[auto_minmax(0,1fr)_auto]">
      <Illustration name={PICTURES[slide.illustration] ?? 'ship'} className="w-10 max-md:hidden" />
      <div className="col-span-2 grid min-h-10 content-center gap-0.5 md:col-span-1">
        <p className="font-strong text-16 leading-head">{slide.title}</p>
        <p className="text-ink-2">{slide.subtitle}</p>
        {children}
      </div>
      <ButtonLink
        href={slide.href}
        className="col-span-2 justify-self-start md:col-span-1"
        aria-label={`${slideBodyWords.look}：${slide.title}`}
      >
        {slideBodyWords.look}
      </ButtonLink>
    </div>
  );
}

const words = homeMarket.carousel;

/** Announcements in a box of fixed size; rotates until the visitor hovers or focuses it. */
export function Carousel({ actor }: { actor: CarouselRef }) {
  const screen = useSelector(actor, selectScreen);
  const slides = useSelector(actor, selectSlides);
  const at = useSelector(actor, selectAt);
  const turnsByItself = useSelector(actor, selectTurnsByItself);
  const isFailed = useSelector(actor, selectIsFailed);
  const slide = slides[at];

  return (
    <section
      aria-roledescription={words.role}
      aria-label={words.name}
      aria-busy={screen === 'loading' || undefined}
      onPointerEnter={() => actor.send({ type: 'region.entered', by: 'pointer' })}
      onPointerLeave={() => actor.send({ type: 'region.left', by: 'pointer' })}
      onFocus={() => actor.send({ type: 'region.entered', by: 'focus' })}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) actor.send({ type: 'region.left', by: 'focus' });
      }}
      className="grid min-h-12 grid-cols-[minmax(0,1fr)] items-center gap-x-3 gap-y-1 rounded border border-line bg-surface px-2 py-1.5 max-md:min-h-26 md:grid-cols-[minmax(0,1fr)_auto] md:px-3"
    >
      {screen === 'loading' ? (
        <div className="grid gap-1">
          <Bar className="h-2.25 w-40" />
          <Bar className="h-1.75 w-50" />
        </div>
      ) : (
        <div aria-live={turnsByItself ? 'off' : 'polite'}>
          <SlideBody slide={screen === 'slides' && slide ? slide : STILL}>
            {isFailed ? (
              <span className="flex flex-wrap items-center gap-1 text-12 text-ink-3">
                {words.failed}
                <Button size={32} onClick={() => actor.send({ type: 'carousel.retry' })}>
                  {KIT.retry}
                </Button>
              </span>
            ) : null}
          </SlideBody>
        </div>
      )}
      <CarouselControls actor={actor} />
    </section>
  );
}

const STILL: Slide = { id: 'still', ...words.still, illustration: 'vessel' };
