import type { ActorRefFrom, AnyActorRef } from 'xstate';
import type { EnquiryAnswer, EnquiryListAnswer } from '#contract/calls/ecommerce.ts';
import { type PageName, routes } from '#contract/routes.ts';
import { locationKinds } from '#domain/enquiry/kinds.ts';
import type { EnquiryService } from '#machines/enquiry/index.ts';
import type { PageAddress } from '#machines/kit/page.ts';
import type { WatchInput, WatchRef } from '#machines/watch/index.ts';
import { signedInActor } from '#src/app/session-of.ts';
import { currentAddress } from '#src/browser/address.ts';
import type { FilesChild } from '#src/features/files/views/FilePreview.tsx';
import { composePage, type PageRef } from '#src/features/page-parts/compose-page.ts';
import { readAllLocations } from '#src/features/search/location-list.ts';
import { nearLookup } from '#src/features/search/near-lookup.ts';
import { type Read, wireResource } from '#src/features/search/read-port.ts';
import { recentPorts } from '#src/features/search/recent-ports.ts';
import { followEnquiries } from './follow-enquiries.ts';
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

/** The list and the answers load after sign-in. */
const NO_REQUEST: WatchInput = { asked: null };

/** The ports chosen last are no airports and no stations. */
const inputOf = (service: EnquiryService) =>
  locationKinds[service] === 'port' ? { service, recent: recentPorts.read() } : { service };

/** Children and options of the page of a service's enquiries. Each visit starts over: the draft keeps what was typed. */
export function enquiryParts(named: EnquiryService | null, name: PageName) {
  const serviceOf = (query: string) => named ?? serviceOfQuery(query);
  const serviceNow = () => serviceOf(currentAddress().query);
  const path = routes.find((route) => route.name === name)?.path ?? '';
  return {
    children: {
      form: { logic: wireEnquiry(path), input: ({ query }: PageAddress) => inputOf(serviceOf(query)) },
      list: {
        logic: signedInActor<WatchRef<EnquiryListAnswer>, WatchInput>(async () =>
          (await ofPerson()).wireList(path, serviceNow),
        ),
        input: () => NO_REQUEST,
      },
      answer: {
        logic: signedInActor<WatchRef<EnquiryAnswer>, WatchInput>(async () => (await ofPerson()).wireAnswer(path)),
        input: () => NO_REQUEST,
      },
      following: { logic: followEnquiries, input: (_: PageAddress, page: AnyActorRef) => page },
      files: { logic: signedInActor<FilesChild, undefined>(async () => (await ofPerson()).files) },
      lookup: { logic: nearLookup },
    },
    options: { restartsOnOpen: true, subject: serviceOf },
  };
}

/** The enquiry page of a service whose ends are chosen from the list of ports. */
export function enquiryPage(named: EnquiryService | null, name: PageName) {
  const { children, options } = enquiryParts(named, name);
  const ports = wireResource(readPorts(() => options.subject(currentAddress().query)));
  return composePage({ ...children, ports: { logic: ports, input: () => ({ path: '', query: '' }) } }, options);
}

type EnquiryChildren = ActorRefFrom<ReturnType<typeof enquiryPage>> extends PageRef<infer Refs> ? Refs : never;

/** An enquiry page; one whose ends are free text has no ports. */
export type EnquiryPageRef = PageRef<Omit<EnquiryChildren, 'ports'> & Partial<EnquiryChildren>>;
