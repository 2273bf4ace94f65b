import type { ComponentType } from 'react';
import { createActor } from 'xstate';
import type { SellingAnswer } from '#contract/calls/item.ts';
import { type ResourceRef, selectQuery } from '#machines/resource/index.ts';
import {
  type SearchRef,
  type SearchSnapshot,
  searchMachine,
  selectAnswer,
  selectComparedQuery,
  selectIsWithoutPrices,
} from '#machines/search/index.ts';
import { systemClock } from '../browser/clock.ts';
import { currentAddress } from '../browser/query.ts';
import { portTime } from '../ui/time-text.ts';
import { daysQuery } from '../views/offers/days-query.ts';
import type { FclActors } from '../views/offers/FclView.tsx';
import type { LaneOffering } from '../views/offers/LaneOffers.tsx';
import type { FclTools, ResultsProps } from '../views/offers/tools.ts';
import { loadChunk } from './chunks.ts';
import { linkInAddress } from './fcl-link.ts';
import { readAllLocations } from './location-list.ts';
import { type Ask, restingResource, startResource, wiredResource } from './read-resource.ts';
import { readSailings } from './sailings.ts';
import { recentPorts, wireSearch } from './search-wiring.ts';
import type { Services } from './wiring/services.ts';

const ZONE = 'Asia/Shanghai';

/** Every port: where none of our lanes begins or ends, a price can still be asked for. */
const readPorts: Ask = async (api, _, signal) => ({
  outcome: 'found',
  content: await readAllLocations(api, 'port', { signal }),
});

const OFFERED_LANES = 8;
const BOX = '20GP';

/** The lanes searched last and the lowest price of today on those that are much asked for. */
const readOffering: Ask = async (api, _, signal) => ({
  outcome: 'found',
  content: {
    prices: await api.minimumPrices({ ctnType: BOX, limit: OFFERED_LANES }, { signal, quiet: true }),
    recent: recentPorts.lanes(),
  } satisfies LaneOffering,
});

/** The lane whose days are shown, with the box and the carriers their prices are of; empty without one. */
function laneOf({ context: { terms } }: SearchSnapshot): string {
  const { orgPortCode, dstPortCode } = terms;
  if (orgPortCode === '' || dstPortCode === '' || orgPortCode === dstPortCode) return '';
  return `${daysQuery(terms)}`;
}

interface Opened extends Omit<FclActors, 'hasLink'> {
  tools: () => Promise<FclTools>;
}

let opened: Opened | undefined;

const late = () => loadChunk(() => import('./fcl-results.ts'));

const linkNow = () => linkInAddress(currentAddress().query);

/** The page's actors, kept from visit to visit: whoever comes back finds what was there, brought up to date. */
export function openFcl({ api, site }: Pick<Services, 'api' | 'site'>): void {
  if (opened !== undefined) {
    const id = linkNow();
    if (id !== null) void opened.tools().then(({ link }) => link.send({ type: 'link.followed', id }));
    opened.search.send({ type: 'search.retry' });
    return;
  }
  const input = { mode: 'list', recent: recentPorts.read() } as const;
  const search: SearchRef = createActor(wireSearch({ api }), { input }).start();
  const ports = startResource(api, readPorts);
  const sailings = startResource(api, readSailings, laneOf(search.getSnapshot()));
  const offering = wiredResource(api, readOffering);
  let areOffered = false;
  let hasOffered = false;
  let tools: FclTools | null = null;
  let coming: Promise<FclTools> | null = null;
  let told: SellingAnswer | null = null;
  const tell = ({ clock, compared }: FclTools, snapshot: SearchSnapshot) => {
    const query = selectComparedQuery(snapshot);
    if (query !== '' && query !== selectQuery(compared.getSnapshot()))
      compared.send({ type: 'resource.asked', path: '', query });
    const answer = selectAnswer(snapshot);
    if (answer !== null && answer !== told) clock.send({ type: 'server.told', now: answer.now });
    told = answer;
  };
  let kept: SellingAnswer | null = null;
  const keepLane = (snapshot: SearchSnapshot) => {
    const answer = selectAnswer(snapshot);
    if (answer === kept) return;
    kept = answer;
    if (answer?.org && answer.dst) recentPorts.keepLane({ origin: answer.org.code, destination: answer.dst.code });
  };
  /** A list with prices asks for no others. */
  const offer = (snapshot: SearchSnapshot) => {
    const isDue = selectIsWithoutPrices(snapshot) && linkNow() === null;
    if (isDue && !areOffered) {
      offering.start();
      if (hasOffered) offering.send({ type: 'resource.asked', path: '', query: '' });
      hasOffered = true;
    }
    areOffered = isDue;
  };
  const follow = (snapshot: SearchSnapshot) => {
    const query = laneOf(snapshot);
    if (query !== selectQuery(sailings.getSnapshot())) sailings.send({ type: 'resource.asked', path: '', query });
    keepLane(snapshot);
    offer(snapshot);
    if (tools !== null) tell(tools, snapshot);
  };
  search.subscribe(follow);
  follow(search.getSnapshot());
  const bring = async () => {
    const { startTools } = await late();
    tools ??= startTools({ api, site });
    tell(tools, search.getSnapshot());
    return tools;
  };
  const broughtTools = () => {
    coming ??= bring().catch((error: unknown) => {
      coming = null;
      throw error;
    });
    return coming;
  };
  opened = {
    search,
    ports,
    sailings,
    offering: offering as ResourceRef<LaneOffering>,
    tools: broughtTools,
    today: portTime(systemClock.now(), ZONE).date,
  };
  if (laneOf(search.getSnapshot()) !== '' || linkNow() !== null) void fclResults().catch(() => undefined);
}

/** Without a browser nothing is opened, and the page says what it is before anything is asked. */
const placeholderFcl = (): FclActors => ({
  search: createActor(searchMachine, { input: { mode: 'list' } }),
  ports: restingResource(),
  sailings: restingResource(),
  offering: restingResource(),
  hasLink: false,
  today: '',
});

export function openedFcl(): FclActors {
  if (opened === undefined) return placeholderFcl();
  const { search, ports, sailings, offering, today } = opened;
  return { search, ports, sailings, offering, today, hasLink: linkNow() !== null };
}

/** The list with its tools, on its way from the moment a lane is asked for. */
export async function fclResults(): Promise<ComponentType<ResultsProps>> {
  if (opened === undefined) throw new Error('the page is not open');
  const [tools, { resultsWith }] = await Promise.all([opened.tools(), late()]);
  return resultsWith(tools);
}
