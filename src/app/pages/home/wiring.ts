import { fromCallback, fromPromise } from 'xstate';
import { type CarouselEvent, type CarouselRef, carouselMachine, type Slide } from '#machines/carousel/index.ts';
import type { DangerousLookupRef } from '#machines/dangerous-lookup/index.ts';
import type { FeedbackRef } from '#machines/feedback/index.ts';
import { type HomeEvent, type HomeRef, homeMachine } from '#machines/home/index.ts';
import type { ResourceRef } from '#machines/resource/index.ts';
import type { SearchRef } from '#machines/search/index.ts';
import type { SegregationCheckRef } from '#machines/segregation-check/index.ts';
import { watchReducedMotion } from '../../../browser/reduced-motion.ts';
import { watchVisibility } from '../../../browser/visibility.ts';
import type { HomeBlocks } from '../../../pages/home/BelowTheFold.tsx';
import type { Partners } from '../../../pages/home/content.ts';
import { readPlaces } from '../../search/places.ts';
import { wireResource } from '../../search/read-port.ts';
import { wireSearch } from '../../search/wiring.ts';
import { wireDangerousLookup } from '../../wiring/dangerous-lookup.ts';
import { wireFeedback } from '../../wiring/feedback.ts';
import { wireSegregationCheck } from '../../wiring/segregation-check.ts';
import { apiOf } from '../../wiring/services.ts';
import { together } from '../together.ts';
import { readFigures, readLanes, readLanesOfClass, readNews, readPartners, readTrends } from './sources.ts';

/** Toluene; and paint with ammonium nitrate, which may not meet: the tools show at once what they answer. */
const EXAMPLE = '1294';
const EXAMPLES = ['1263', '1942'];
const HOME = '/';

export interface HomeActors {
  blocks: HomeRef;
  search: SearchRef;
  /** Of the search card. */
  lookup: DangerousLookupRef;
  /** Of the tools. */
  tools: DangerousLookupRef;
  segregation: SegregationCheckRef;
  feedback: FeedbackRef;
  carousel: CarouselRef;
  partners: ResourceRef<Partners>;
}

export type BlockActors = Pick<HomeBlocks, 'figures' | 'lanes' | 'news' | 'trends'>;

const blocks = homeMachine.provide({
  actors: {
    locations: wireResource(readPlaces),
    lanes: wireResource(readLanes),
    lanesOfClass: wireResource(readLanesOfClass),
    trends: wireResource(readTrends),
    news: wireResource(readNews),
    figures: wireResource(readFigures),
    visibility: fromCallback<HomeEvent, undefined>(({ sendBack }) => watchVisibility(HOME, sendBack)),
  },
});

const carousel = carouselMachine.provide({
  actors: {
    readSlides: fromPromise<readonly Slide[], undefined>(async ({ signal, system }) =>
      (await apiOf(system)).carousel({ position: 'home' }, { signal, quiet: true }),
    ),
    motion: fromCallback<CarouselEvent, undefined>(({ sendBack }) =>
      watchReducedMotion((isReduced) => sendBack({ type: isReduced ? 'motion.reduced' : 'motion.allowed' })),
    ),
  },
});

/** The home page: what has something to tell each other is in the chart of its blocks. */
export const home = together({
  blocks: { logic: blocks },
  search: { logic: wireSearch(HOME), input: () => ({ mode: 'form' }) },
  lookup: { logic: wireDangerousLookup() },
  tools: { logic: wireDangerousLookup(), begins: { type: 'lookup.typed', text: EXAMPLE } },
  segregation: { logic: wireSegregationCheck(), input: () => ({ goods: EXAMPLES }) },
  feedback: { logic: wireFeedback() },
  carousel: { logic: carousel },
  partners: { logic: wireResource(readPartners), input: () => ({ path: '', query: '' }) },
});
