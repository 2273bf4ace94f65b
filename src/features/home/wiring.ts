import { fromCallback, fromPromise } from 'xstate';
import { type CarouselEvent, type CarouselRef, carouselMachine, type Slide } from '#machines/carousel/index.ts';
import type { DangerousLookupRef } from '#machines/dangerous-lookup/index.ts';
import type { FeedbackRef } from '#machines/feedback/index.ts';
import { type HomeEvent, type HomeRef, homeMachine } from '#machines/home/index.ts';
import type { ResourceRef } from '#machines/resource/index.ts';
import type { SearchRef } from '#machines/search/index.ts';
import type { SegregationCheckRef } from '#machines/segregation-check/index.ts';
import { apiOf } from '#src/app/services.ts';
import { watchReducedMotion } from '#src/browser/reduced-motion.ts';
import { watchVisibility } from '#src/browser/visibility.ts';
import { composePage } from '#src/features/page-parts/compose-page.ts';
import { sectionsDue } from '#src/features/page-parts/sections-due.ts';
import { readPlaces } from '#src/features/search/places.ts';
import { wireResource } from '#src/features/search/read-port.ts';
import { lazyActor } from '#src/lazy/lazy-actor.ts';
import { unlessPreloaded } from '#src/ssr/preloaded-responses.ts';
import { readFigures, readLanes, readLanesOfClass, readNews, readPartners, readTrends } from './sources.ts';
import type { Figures, Lanes, News, Partners, Trend } from './views/content.ts';

const HOME = '/';

export interface HomeActors {
  blocks: HomeRef;
}

/** Actors of the home page, grouped by section. */
export interface BlockActors {
  search: SearchRef;
  cardLookup: DangerousLookupRef;
  carousel: CarouselRef;
  figures: ResourceRef<Figures>;
  lanes: ResourceRef<Lanes>;
  trends: ResourceRef<readonly Trend[]>;
  lookup: DangerousLookupRef;
  segregation: SegregationCheckRef;
  news: ResourceRef<News>;
  partners: ResourceRef<Partners>;
  feedback: FeedbackRef;
}

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

const blocks = homeMachine.provide({
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
    visibility: fromCallback<HomeEvent, undefined>(({ sendBack }) => watchVisibility(HOME, sendBack)),
    rest: sectionsDue<HomeEvent>(),
  },
});

/** Loads the lanes at once unless they are preloaded: the tracks in view show their prices. */
const initialEvent = () => unlessPreloaded(() => ({ type: 'section.near', section: 'lanes' }) as const);

/** The home page: what has something to tell each other is in the chart of its blocks. */
export const home = composePage({
  blocks: { logic: blocks, initialEvent },
});
