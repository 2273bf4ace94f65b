import { useSelector } from '@xstate/react';
import { homeMarket } from '#copy/home/page.ts';
import { KIT } from '#copy/kit.ts';
import {
  type CarouselRef,
  type Slide,
  selectAt,
  selectIsFailed,
  selectScreen,
  selectSlides,
  selectTurnsByItself,
} from '#machines/carousel/index.ts';
import { Button } from '#src/ui/parts/Button.tsx';
import { Bar } from '#src/ui/parts/common/Skeleton.tsx';
import { CarouselControls } from './CarouselControls.tsx';
import { SlideBody } from './SlideBody.tsx';

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
