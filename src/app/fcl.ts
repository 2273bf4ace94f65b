import { createActor, fromPromise } from 'xstate';
import {
  type ResourceAddress,
  type ResourceAnswer,
  type ResourceRef,
  resourceMachine,
} from '#machines/resource/index.ts';
import { type SearchRef, type SearchSnapshot, searchMachine } from '#machines/search/index.ts';
import type { Api } from '../api/index.ts';
import { systemClock } from '../browser/clock.ts';
import { portTime } from '../ui/time-text.ts';
import type { FclActors } from '../views/offers/FclView.tsx';
import { wireSearch } from './search-wiring.ts';

const ZONE = 'Asia/Shanghai';
const MOST_PORTS = 200;
const LANE = 20;

type Ask = (api: Api, query: URLSearchParams, signal: AbortSignal) => Promise<ResourceAnswer>;

/** The ports where a lane begins and those where one ends, all of them: they are searched here as one types. */
const readPorts: Ask = async (api, _, signal) => {
  const read = async (side: 'destination' | 'origin') => {
    const { items } = await api.cityPage({ side, pageSize: MOST_PORTS }, { signal });
    return items.map((port) => ({
      code: port.code,
      name: port.nameCn,
      english: port.nameEn,
      pinyin: port.pinyin,
      initials: port.initials,
      group: side === 'origin' ? port.group : (port.lane ?? port.group),
    }));
  };
  const [origins, destinations] = await Promise.all([read('origin'), read('destination')]);
  return { outcome: 'found', content: { origins, destinations } };
};

const readSailings: Ask = async (api, query, signal) => {
  const [orgPortCode, dstPortCode] = [query.get('from'), query.get('to')];
  if (orgPortCode === null || dstPortCode === null) return { outcome: 'missing' };
  const isDanger = query.get('isDanger') === 'N' ? 'N' : 'Y';
  const content = await api.sailSchedule({ orgPortCode, dstPortCode, isDanger, pageSize: LANE }, { signal });
  return { outcome: 'found', content };
};

/** The lane whose days are shown; empty without one. */
function laneOf({ context: { terms } }: SearchSnapshot): string {
  const { orgPortCode, dstPortCode, isDanger } = terms;
  if (orgPortCode === '' || dstPortCode === '' || orgPortCode === dstPortCode) return '';
  return new URLSearchParams({ from: orgPortCode, to: dstPortCode, isDanger }).toString();
}

let opened: FclActors | undefined;

/** The page's actors, kept from visit to visit: whoever comes back finds what was there, brought up to date. */
export function openFcl(services: { api: () => Promise<Api> }): void {
  if (opened !== undefined) {
    opened.search.send({ type: 'search.retry' });
    return;
  }
  const resource = (ask: Ask, query: string) =>
    createActor(
      resourceMachine.provide({
        actors: {
          read: fromPromise<ResourceAnswer, ResourceAddress>(async ({ input, signal }) =>
            ask(await services.api(), new URLSearchParams(input.query), signal),
          ),
        },
      }),
      { input: { path: '', query } },
    ).start() as ResourceRef<never>;
  const search: SearchRef = createActor(wireSearch(services), { input: { mode: 'list' } }).start();
  const ports = resource(readPorts, '');
  const sailings = resource(readSailings, laneOf(search.getSnapshot()));
  search.subscribe((snapshot) => {
    const query = laneOf(snapshot);
    if (query !== sailings.getSnapshot().context.address.query)
      sailings.send({ type: 'resource.asked', path: '', query });
  });
  opened = { search, ports, sailings, today: portTime(systemClock.now(), ZONE).date };
}

/** Without a browser nothing is opened, and the page says what it is before anything is asked. */
const restingFcl = (): FclActors => {
  const resource = () => createActor(resourceMachine, { input: { path: '', query: '' } }) as ResourceRef<never>;
  const search = createActor(searchMachine, { input: { mode: 'list' } });
  return { search, ports: resource(), sailings: resource(), today: '' };
};

export const openedFcl = (): FclActors => opened ?? restingFcl();
