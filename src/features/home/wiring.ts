import { fromCallback, fromPromise } from 'xstate';
import { type CarouselEvent, carouselMachine, type Slide } from '#machines/carousel/index.ts';
import type { DangerousLookupRef } from '#machines/dangerous-lookup/index.ts';
import { type HomeEvent, homeMachine } from '#machines/home/index.ts';
import { apiOf } from '#src/app/services.ts';
import { watchReducedMotion } from '#src/browser/reduced-motion.ts';
import { watchVisibility } from '#src/browser/visibility.ts';
import { sectionsDue } from '#src/features/page-parts/sections-due.ts';
import { readPlaces } from '#src/features/search/places.ts';
import { wireResource } from '#src/features/search/read-port.ts';
import { lazyActor } from '#src/lazy/lazy-actor.ts';
import { unlessPreloaded } from '#src/ssr/preloaded-responses.ts';
import { readFigures, readLanes, readLanesOfClass, readNews, readPartners, readTrends } from './sources.ts';

const HOME = '/';

const carousel = carouselMachine.provide({
  actors: {
    readSlides: fromPromise<readonly Slide[], undefined>(async ({ signal, system }) =>
      (await apiOf(system)).carousel({ position: 'home' }, { signal }),
    ),
    motion: fromCallback<CarouselEvent, undefined>(({ sendBack }) =>
      watchReducedMotion((isReduced) => sendBack({ type: isReduced ? 'motion.reduced' : 'motion.allowed' })),
    ),
  },
});

/** Its code comes with its section. */
const lazyLookup = () =>
  lazyActor<DangerousLookupRef, never, undefined>(
    async () => (await import('#src/features/dangerous-goods/dangerous-lookup.ts')).wireDangerousLookup(),
    { retry: true },
  );

/** The home page: its sections and what each of them reads. */
export const home = homeMachine.provide({
  actors: {
    locations: wireResource(readPlaces),
    lanes: wireResource(readLanes),
    lanesOfClass: wireResource(readLanesOfClass),
    trends: wireResource(readTrends),
    news: wireResource(readNews),
    figures: wireResource(readFigures),
    partners: wireResource(readPartners),
    carousel,
    search: lazyActor(async () => (await import('#src/features/search/wiring.ts')).wireSearch(HOME), { retry: true }),
    cardLookup: lazyLookup(),
    lookup: lazyLookup(),
    segregation: lazyActor(
      async () => (await import('#src/features/dangerous-goods/segregation-check.ts')).wireSegregationCheck(),
      {
        retry: true,
      },
    ),
    feedback: lazyActor(async () => (await import('#src/features/feedback/feedback.ts')).wireFeedback(), {
      retry: true,
    }),
    visibility: fromCallback<HomeEvent, undefined>(({ sendBack }) => {
      // The chart's tracks show prices of the lanes: without preloaded responses they are read at once.
      unlessPreloaded(() => sendBack({ type: 'section.near', section: 'lanes' }));
      return watchVisibility(HOME, sendBack);
    }),
    rest: sectionsDue<HomeEvent>(),
  },
});
