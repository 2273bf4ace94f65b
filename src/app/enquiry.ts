import { createElement } from 'react';
import { createActor, fromPromise } from 'xstate';
import type { AppRef } from '#machines/app/index.ts';
import type { EnquiryService } from '#machines/enquiry/index.ts';
import {
  type ResourceAddress,
  type ResourceAnswer,
  type ResourceRef,
  resourceMachine,
} from '#machines/resource/index.ts';
import type { WatchAnswer, WatchRef } from '#machines/watch/index.ts';
import type { Api } from '../api/index.ts';
import { copyText } from '../browser/clipboard.ts';
import { enquiry as words } from '../ui/copy/enquiry.ts';
import type { LaneLocations } from '../ui/location-search.ts';
import { EnquiryDesk, type EnquiryDeskProps } from '../views/enquiries/EnquiryDesk.tsx';
import { desks } from './desks.ts';
import { isSignedInWithToken, wireEnquiry, wireWatch } from './enquiry-wiring.ts';
import { fileAccess, openFilesOf } from './files/access.ts';
import { openAccountDialog } from './require-login.ts';
import { readAllLocations } from './search/location-list.ts';
import { recentPorts } from './search/wiring.ts';
import { type Directory, servicesOf } from './wiring/services.ts';
import { sessionOf } from './wiring/session-of.ts';

const ROWS = 10;

/** Any port may be asked about, with prices or without. */
const readPorts = async (api: Api, signal: AbortSignal): Promise<ResourceAnswer> => ({
  outcome: 'found',
  content: await readAllLocations(api, 'port', { signal }),
});

async function readList(api: Api, service: EnquiryService, page: number, signal: AbortSignal): Promise<WatchAnswer> {
  const content = await api.enquiryList({ service, page, pageSize: ROWS }, { signal });
  return { outcome: 'found', content, isSettled: content.items.every(({ status }) => status !== 'waiting') };
}

async function readAnswer(api: Api, no: string, signal: AbortSignal): Promise<WatchAnswer> {
  const content = await api.enquiry({ no }, { signal });
  return { outcome: 'found', content, isSettled: content.status !== 'waiting' };
}

type Desk = EnquiryDeskProps & { close: () => void };

function createDesk(service: EnquiryService, directory: Directory): Desk {
  const app = directory.get('app') as AppRef;
  const services = servicesOf(directory);
  const { api, showToast, site } = services;
  const session = sessionOf(directory);
  openFilesOf(directory);
  const form = createActor(wireEnquiry(app, services), { input: { service, recent: recentPorts.read() } }).start();
  const page = () => (isSignedInWithToken(session.getSnapshot()) ? '1' : null);
  const list = createActor(
    wireWatch(async (asked, signal) => readList(await api(), service, Number(asked), signal)),
    { input: { asked: page() } },
  ).start();
  const answer = createActor(
    wireWatch(async (asked, signal) => readAnswer(await api(), asked, signal)),
    { input: { asked: null } },
  ).start();
  const ports =
    service === 'truck'
      ? null
      : (createActor(
          resourceMachine.provide({
            actors: {
              read: fromPromise<ResourceAnswer, ResourceAddress>(async ({ signal }) => readPorts(await api(), signal)),
            },
          }),
          { input: { path: '', query: '' } },
        ).start() as ResourceRef<LaneLocations>);
  let isSignedIn = page() !== null;
  const following = [
    session.subscribe((snapshot) => {
      if (isSignedInWithToken(snapshot) === isSignedIn) return;
      isSignedIn = !isSignedIn;
      list.send({ type: 'watch.asked', asked: page() });
      answer.send({ type: 'watch.asked', asked: null });
    }),
    form.subscribe((snapshot) => {
      if (snapshot.matches('placed')) list.send({ type: 'watch.refresh' });
    }),
  ];
  return {
    form,
    list: list as WatchRef<never>,
    answer: answer as WatchRef<never>,
    ports,
    fileAccess,
    answerTime: site().answerTime,
    onCopy: (text) =>
      void copyText(text).then((isCopied) =>
        showToast(isCopied ? 'ok' : 'danger', isCopied ? words.copied : words.copyFailed),
      ),
    onSignIn: () => void openAccountDialog(app, 'signIn'),
    onPage: (next) => list.send({ type: 'watch.asked', asked: String(next) }),
    close: () => {
      for (const subscription of following) subscription.unsubscribe();
      for (const actor of [form, list, answer, ports]) actor?.stop();
    },
  };
}

const opened = new Map<EnquiryService, Desk>();

/** Each arrival begins anew: what was typed is in the draft, the lane in the address. */
export function openEnquiry(service: EnquiryService, directory: Directory): void {
  opened.get(service)?.close();
  const { close, ...desk } = createDesk(service, directory);
  opened.set(service, { ...desk, close });
  desks.set(service, createElement(EnquiryDesk, desk));
}
