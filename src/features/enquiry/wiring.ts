import { type ActorRefFrom, fromCallback } from 'xstate';
import type { EnquiryAnswer, EnquiryListAnswer } from '#contract/calls/ecommerce.ts';
import { type PageName, routes } from '#contract/routes.ts';
import { locationKinds } from '#domain/enquiry/kinds.ts';
import type { EnquiryService } from '#machines/enquiry/index.ts';
import { type EnquiryPanelEvent, enquiryPanelMachine } from '#machines/enquiry-panel/index.ts';
import type { PageAddress } from '#machines/kit/page.ts';
import type { WatchInput, WatchRef } from '#machines/watch/index.ts';
import { isSignedInWithToken, sessionOf, signedInActor } from '#src/app/session-of.ts';
import { currentAddress } from '#src/browser/address.ts';
import type { FilesChild } from '#src/features/files/views/FilePreview.tsx';
import { composePage } from '#src/features/page-parts/compose-page.ts';
import { readAllLocations } from '#src/features/search/location-list.ts';
import { nearLookup } from '#src/features/search/near-lookup.ts';
import { type Read, wireResource } from '#src/features/search/read-port.ts';
import { recentPorts } from '#src/features/search/recent-ports.ts';
import { ofPerson, wireEnquiry } from './form.ts';
import { serviceOfQuery } from './requested-service.ts';

/** The service that the page asks about at the moment. */
type ServiceNow = () => EnquiryService;

/** Any port may be asked about, with prices or without. */
const readPorts =
  (serviceNow: ServiceNow): Read =>
  async (api, _, signal) => ({
    outcome: 'found',
    content: await readAllLocations(api, locationKinds[serviceNow()] ?? 'port', { signal }),
  });

const session = fromCallback<EnquiryPanelEvent, undefined>(({ sendBack, system }) => {
  const following = sessionOf(system);
  const notify = () => sendBack({ type: 'session.followed', isSignedIn: isSignedInWithToken(following.getSnapshot()) });
  notify();
  const subscription = following.subscribe(notify);
  return () => subscription.unsubscribe();
});

/** The ports chosen last are no airports and no stations. */
const inputOf = (service: EnquiryService) =>
  locationKinds[service] === 'port' ? { service, recent: recentPorts.read() } : { service };

/** Children and options of the page of a service's enquiries. Each visit starts over: the draft keeps what was typed. */
export function enquiryParts(named: EnquiryService | null, name: PageName) {
  const serviceOf = (query: string) => named ?? serviceOfQuery(query);
  const serviceNow = () => serviceOf(currentAddress().query);
  const path = routes.find((route) => route.name === name)?.path ?? '';
  const panel = enquiryPanelMachine.provide({
    actors: {
      form: wireEnquiry(path),
      list: signedInActor<WatchRef<EnquiryListAnswer>, WatchInput>(async () =>
        (await ofPerson()).wireList(path, serviceNow),
      ),
      answer: signedInActor<WatchRef<EnquiryAnswer>, WatchInput>(async () => (await ofPerson()).wireAnswer(path)),
      ports: wireResource(readPorts(serviceNow)),
      session,
    },
  });
  return {
    children: {
      panel: { logic: panel, input: ({ query }: PageAddress) => inputOf(serviceOf(query)) },
      files: { logic: signedInActor<FilesChild, undefined>(async () => (await ofPerson()).files) },
      lookup: { logic: nearLookup },
    },
    options: { restartsOnOpen: true, subject: serviceOf },
  };
}

export function enquiryPage(named: EnquiryService | null, name: PageName) {
  const { children, options } = enquiryParts(named, name);
  return composePage(children, options);
}

export type EnquiryPageRef = ActorRefFrom<ReturnType<typeof enquiryPage>>;
