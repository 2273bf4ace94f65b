import { type ActorRefFrom, fromCallback, fromPromise } from 'xstate';
import { type PageName, routes } from '#contract/routes.ts';
import type { EnquiryService } from '#machines/enquiry/index.ts';
import { type EnquiryDeskEvent, enquiryDeskMachine } from '#machines/enquiry-desk/index.ts';
import { type WatchAnswer, type WatchEvent, watchMachine } from '#machines/watch/index.ts';
import type { Api } from '../../../api/index.ts';
import { watchVisibility } from '../../../browser/visibility.ts';
import { truckPanel } from '../../booking/truck/panel.ts';
import { files } from '../../files/access.ts';
import { readAllLocations } from '../../search/location-list.ts';
import { nearLookup } from '../../search/near-lookup.ts';
import { type Read, wireResource } from '../../search/read-port.ts';
import { recentPorts } from '../../search/wiring.ts';
import { apiOf } from '../../wiring/services.ts';
import { sessionOf } from '../../wiring/session-of.ts';
import { together } from '../together.ts';
import { wireEnquiry } from './form.ts';
import { isGone } from './gone.ts';
import { isSignedInWithToken } from './signed-in.ts';

const ROWS = 10;

/** Any port may be asked about, with prices or without. */
const readPorts: Read = async (api, _, signal) => ({
  outcome: 'found',
  content: await readAllLocations(api, 'port', { signal }),
});

type Reading = (api: Api, asked: string, signal: AbortSignal) => Promise<WatchAnswer>;

const readList =
  (service: EnquiryService): Reading =>
  async (api, page, signal) => {
    const content = await api.enquiryList({ service, page: Number(page), pageSize: ROWS }, { signal });
    return { outcome: 'found', content, isSettled: content.items.every(({ status }) => status !== 'waiting') };
  };

const readAnswer: Reading = async (api, no, signal) => {
  const content = await api.enquiry({ no }, { signal });
  return { outcome: 'found', content, isSettled: content.status !== 'waiting' };
};

/** Something of one's own that is read again while the page of this path is seen. */
const wireWatch = (own: string, read: Reading) =>
  watchMachine.provide({
    actors: {
      visibility: fromCallback<WatchEvent, undefined>(({ sendBack }) =>
        watchVisibility(own, (isSeen) => sendBack({ type: isSeen ? 'page.shown' : 'page.hidden' })),
      ),
      read: fromPromise<WatchAnswer, { asked: string }>(async ({ input, signal, system }) => {
        try {
          return await read(await apiOf(system), input.asked, signal);
        } catch (error) {
          if (isGone(error)) return { outcome: 'missing' };
          throw error;
        }
      }),
    },
  });

const session = fromCallback<EnquiryDeskEvent, undefined>(({ sendBack, system }) => {
  const following = sessionOf(system);
  const notify = () => sendBack({ type: 'session.followed', isSignedIn: isSignedInWithToken(following.getSnapshot()) });
  notify();
  const subscription = following.subscribe(notify);
  return () => subscription.unsubscribe();
});

/**
 * The page of a service's enquiries, and what lies over them. Each arrival begins anew: what was typed is in the draft,
 * the lane in the address.
 */
function enquiryPage(service: EnquiryService, name: PageName, beside: Parameters<typeof together>[0] = {}) {
  const path = routes.find((route) => route.name === name)?.path ?? '';
  const desk = enquiryDeskMachine.provide({
    actors: {
      form: wireEnquiry(path),
      list: wireWatch(path, readList(service)),
      answer: wireWatch(path, readAnswer),
      ports: wireResource(readPorts),
      session,
    },
  });
  return together(
    {
      desk: { logic: desk, input: () => ({ service, recent: recentPorts.read() }) },
      files: { logic: files },
      lookup: { logic: nearLookup },
      ...beside,
    },
    { beginsAnew: true },
  );
}

export const charts = {
  fcl: enquiryPage('fcl', 'enquiryFcl'),
  lcl: enquiryPage('lcl', 'brandConsolidation'),
  truck: enquiryPage('truck', 'brandFreight', { order: truckPanel }),
} satisfies Record<EnquiryService, unknown>;

export type EnquiryPageRef = ActorRefFrom<typeof charts.fcl>;
