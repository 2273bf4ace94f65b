import { type ActorRefFrom, fromCallback, fromPromise } from 'xstate';
import { type PageName, routes } from '#contract/routes.ts';
import { locationKinds } from '#domain/enquiry/kinds.ts';
import type { EnquiryService } from '#machines/enquiry/index.ts';
import { type EnquiryDeskEvent, enquiryDeskMachine } from '#machines/enquiry-desk/index.ts';
import { type WatchAnswer, type WatchEvent, watchMachine } from '#machines/watch/index.ts';
import type { Api } from '../../../api/index.ts';
import { currentAddress } from '../../../browser/query.ts';
import { watchVisibility } from '../../../browser/visibility.ts';
import { files } from '../../files/access.ts';
import { readAllLocations } from '../../search/location-list.ts';
import { nearLookup } from '../../search/near-lookup.ts';
import { type Read, wireResource } from '../../search/read-port.ts';
import { recentPorts } from '../../search/recent-ports.ts';
import { apiOf } from '../../wiring/services.ts';
import { sessionOf } from '../../wiring/session-of.ts';
import { together } from '../together.ts';
import { serviceOfQuery } from './asked-service.ts';
import { wireEnquiry } from './form.ts';
import { isGone } from './gone.ts';
import { isSignedInWithToken } from './signed-in.ts';

const ROWS = 10;

/** The service that the page asks about at the moment. */
type ServiceNow = () => EnquiryService;

/** Any port may be asked about, with prices or without. */
const readPorts =
  (serviceNow: ServiceNow): Read =>
  async (api, _, signal) => ({
    outcome: 'found',
    content: await readAllLocations(api, locationKinds[serviceNow()] ?? 'port', { signal }),
  });

type Reading = (api: Api, asked: string, signal: AbortSignal) => Promise<WatchAnswer>;

const readList =
  (serviceNow: ServiceNow): Reading =>
  async (api, page, signal) => {
    const content = await api.enquiryList({ service: serviceNow(), page: Number(page), pageSize: ROWS }, { signal });
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
      visibility: fromCallback<WatchEvent, undefined>(({ sendBack }) => watchVisibility(own, sendBack)),
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

/** The ports chosen last are no airports and no stations. */
const inputOf = (service: EnquiryService) =>
  locationKinds[service] === 'port' ? { service, recent: recentPorts.read() } : { service };

/**
 * The page of a service's enquiries, and what lies over them. Each arrival starts over: what was typed is in the draft,
 * the lane in the address.
 */
export function enquiryPage(named: EnquiryService | null, name: PageName, beside: Parameters<typeof together>[0] = {}) {
  const serviceOf = (query: string) => named ?? serviceOfQuery(query);
  const serviceNow = () => serviceOf(currentAddress().query);
  const path = routes.find((route) => route.name === name)?.path ?? '';
  const desk = enquiryDeskMachine.provide({
    actors: {
      form: wireEnquiry(path),
      list: wireWatch(path, readList(serviceNow)),
      answer: wireWatch(path, readAnswer),
      ports: wireResource(readPorts(serviceNow)),
      session,
    },
  });
  return together(
    {
      desk: { logic: desk, input: ({ query }) => inputOf(serviceOf(query)) },
      files: { logic: files },
      lookup: { logic: nearLookup },
      ...beside,
    },
    { beginsAnew: true, subject: serviceOf },
  );
}

export type EnquiryPageRef = ActorRefFrom<ReturnType<typeof enquiryPage>>;
