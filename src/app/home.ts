import { createActor, fromCallback, fromPromise } from 'xstate';
import { FIGURES_INTERVAL_MS } from '#domain/limits.ts';
import type { ResourceRef } from '#machines/resource/index.ts';
import { type WatchAnswer, type WatchEvent, watchMachine } from '#machines/watch/index.ts';
import { systemClock } from '../browser/clock.ts';
import { embeddedSite } from '../browser/served-page.ts';
import { watchVisibility } from '../browser/visibility.ts';
import type { HomeBlocks } from '../pages/home/BelowTheFold.tsx';
import type { Lanes } from '../pages/home/content.ts';
import { HOUSE_ZONE } from '../ui/house-zone.ts';
import { portTime } from '../ui/text/time-text.ts';
import type { LocationsByCode } from '../views/quick-search/locations.ts';
import type { QuickSearchActors } from '../views/quick-search/quick-search.types.ts';
import { sharedDangerousLookup, startDangerousLookup } from './dangerous-lookup.ts';
import { plainSite } from './frame.ts';
import {
  readFigures,
  readLanes,
  readLanesOfClass,
  readNews,
  readPartners,
  readTrends,
  type Source,
} from './home-sources.ts';
import { startCarousel, startFeedback, startSegregation } from './home-tools.ts';
import { lateResource } from './late-resource.ts';
import { readPlaces } from './search/places.ts';
import { recentPorts, wireSearch } from './search/wiring.ts';
import { runningServices } from './wiring/services.ts';

/** Toluene: the tool shows at once what it answers. */
const EXAMPLE = '1294';

interface HomeActors {
  quick: QuickSearchActors;
  blocks: HomeBlocks;
}

function startedResource<Content>(read: Source<Content>): ResourceRef<Content> {
  const actor = lateResource(read);
  actor.start();
  return actor;
}

/** Whoever comes back, from another page or another window, finds what was there, brought up to date. */
function refreshOnReturn(...actors: readonly ResourceRef[]) {
  watchVisibility('/', (isSeen) => {
    if (isSeen) for (const actor of actors) actor.send({ type: 'resource.asked', path: '', query: '' });
  });
}

const TRENDS = 3;

/** The trends are those of the lanes that are shown first. */
function followLanes(lanes: HomeBlocks['lanes'], trends: HomeBlocks['trends']) {
  lanes.subscribe(({ context: { content } }) => {
    if (content === null) return;
    const shown = (content as Lanes).prices.slice(0, TRENDS).map(({ lane: { org, dst } }) => ({
      org: org.code,
      dst: dst.code,
      names: { org: org.nameCn, dst: dst.nameCn },
    }));
    const query = JSON.stringify(shown);
    if (query !== trends.getSnapshot().context.address.query) trends.send({ type: 'resource.asked', path: '', query });
  });
}

/** The orders of the minute, for as long as the page is looked at. */
function keepFresh(figures: HomeBlocks['figures']) {
  let isRead = false;
  const again = async (): Promise<WatchAnswer> => {
    if (isRead) figures.send({ type: 'resource.asked', path: '', query: '' });
    else figures.start();
    isRead = true;
    return { outcome: 'found', content: null, isSettled: false };
  };
  const watching = watchMachine.provide({
    actors: {
      visibility: fromCallback<WatchEvent, undefined>(({ sendBack }) =>
        watchVisibility('/', (isSeen) => sendBack({ type: isSeen ? 'page.shown' : 'page.hidden' })),
      ),
      read: fromPromise<WatchAnswer, { asked: string }>(again),
    },
    delays: { interval: FIGURES_INTERVAL_MS },
  });
  createActor(watching, { input: { asked: '' } }).start();
}

const readPlacesNow: Source<LocationsByCode> = async (api, query, signal) => {
  const answer = await readPlaces(api, { path: '', query }, signal);
  if (answer.outcome !== 'found') throw new Error('the list of places is always found');
  return answer.content as LocationsByCode;
};

function start(): HomeActors {
  const site = embeddedSite() ?? plainSite;
  const lookup = sharedDangerousLookup();
  const places = lateResource(readPlacesNow, 'port');
  const lanes = startedResource(readLanes);
  const lanesOfClass = lateResource(readLanesOfClass);
  const trends = startedResource(readTrends);
  const news = startedResource(readNews);
  followLanes(lanes, trends);
  refreshOnReturn(lanes, news);
  const figures = lateResource(readFigures);
  keepFresh(figures);
  const wantLocations = (kind: LocationsByCode['kind']) => {
    if (kind !== places.getSnapshot().context.address.query)
      places.send({ type: 'resource.asked', path: '', query: kind });
    places.start();
  };
  const search = createActor(wireSearch(runningServices().api), {
    input: { mode: 'form', recent: recentPorts.read() },
  }).start();
  return {
    quick: {
      search,
      lookup,
      locations: places,
      today: portTime(systemClock.now(), HOUSE_ZONE).date,
      wantLocations,
    },
    blocks: {
      site,
      carousel: startCarousel(),
      drawer: lookup,
      search,
      locations: places,
      lookup: startDangerousLookup(EXAMPLE),
      segregation: startSegregation(),
      feedback: startFeedback(),
      lanes,
      lanesOfClass,
      showClass: (dgClass) => {
        lanesOfClass.send({ type: 'resource.asked', path: '', query: dgClass });
        lanesOfClass.start();
      },
      trends,
      news,
      figures,
      partners: startedResource(readPartners),
      toTop: () => window.scrollTo({ top: 0 }),
    },
  };
}

let started: HomeActors | undefined;

export function homeActors(): HomeActors {
  started ??= start();
  return started;
}
