import { type AnyActorRef, fromPromise, type NonReducibleUnknown } from 'xstate';
import { fclMachine } from '#machines/fcl/index.ts';
import type { OfferFilesRef } from '#machines/offer-files/index.ts';
import type { PriceClockRef } from '#machines/price-clock/index.ts';
import type { ResourceAddress, ResourceRef } from '#machines/resource/index.ts';
import type { SharedLinkRef } from '#machines/shared-link/index.ts';
import type { SharingRef } from '#machines/sharing/index.ts';
import { loadChunk } from '#src/browser/chunks.ts';
import type { LaneOffering } from '#src/features/offers/views/LaneOffers.tsx';
import { readAllLocations } from '#src/features/search/location-list.ts';
import { nearLookup } from '#src/features/search/near-lookup.ts';
import { type Read, wireResource } from '#src/features/search/read-port.ts';
import { recentPorts } from '#src/features/search/recent-ports.ts';
import { readSailings } from '#src/features/search/sailings.ts';
import { wireSearch } from '#src/features/search/wiring.ts';
import { lazyActor } from '#src/lazy/lazy-actor.ts';
import type { ToolName } from './tools.ts';

/** Every port: a lane that is not sold can still be enquired about. */
const readPorts: Read = async (api, _, signal) => ({
  outcome: 'found',
  content: await readAllLocations(api, 'port', { signal }),
});

const OFFERED_LANES = 8;
const BOX = '20GP';

/** The lanes searched last and the lowest price of today on those that are much asked for. */
const readOffering: Read = async (api, _, signal) => ({
  outcome: 'found',
  content: {
    prices: await api.minimumPrices({ ctnType: BOX, limit: OFFERED_LANES }, { signal }),
    recent: recentPorts.lanes(),
  } satisfies LaneOffering,
});

/** The list and its tools, a chunk of their own. */
export const loadList = () => import('./results.ts');

const tool = <Child extends AnyActorRef, Input extends NonReducibleUnknown = undefined>(name: ToolName) =>
  lazyActor<Child, never, Input>(async () => (await loadList()).tools[name]);

/** The prices, and the look-up behind their UN box. */
export const fcl = fclMachine.provide({
  actors: {
    search: wireSearch('/shippingFcl'),
    lookup: nearLookup,
    ports: wireResource(readPorts),
    sailings: wireResource(readSailings),
    offering: wireResource(readOffering),
    loadTools: fromPromise<unknown, undefined>(() => loadChunk(loadList)),
    clock: tool<PriceClockRef>('clock'),
    files: tool<OfferFilesRef>('files'),
    sharing: tool<SharingRef>('sharing'),
    link: tool<SharedLinkRef, { id: string | null }>('link'),
    trend: tool<ResourceRef, ResourceAddress>('trend'),
    month: tool<ResourceRef, ResourceAddress>('month'),
    compared: tool<ResourceRef, ResourceAddress>('compared'),
    fees: tool<ResourceRef, ResourceAddress>('fees'),
  },
  actions: { keepLane: (_, { lane }) => recentPorts.keepLane(lane) },
});
