import { createActor, fromCallback, fromPromise } from 'xstate';
import { matchRoute, type PageName } from '#contract/routes.ts';
import type { AccountInput, AccountOutput, AccountRef } from '#machines/account/index.ts';
import { type AppRef, appMachine } from '#machines/app/index.ts';
import { type ChunkReloadEvent, chunkReloadMachine, type ReloadGuard } from '#machines/chunk-reload/index.ts';
import { type HeaderEvent, headerMachine } from '#machines/header/index.ts';
import { type Access, type Destination, type NavigationEvent, navigationMachine } from '#machines/navigation/index.ts';
import type { PrefetchRef } from '#machines/prefetch/index.ts';
import type { SingleSignOnInput, SingleSignOnOutput, SingleSignOnRef } from '#machines/single-sign-on/index.ts';
import { systemClock } from '../browser/clock.ts';
import { hasToken } from '../browser/cookies.ts';
import { replaceAddress, watchLocation } from '../browser/location.ts';
import { pageLeft } from '../browser/page-leave.ts';
import { currentAddress, watchQuery } from '../browser/query.ts';
import { reloadPage } from '../browser/reload.ts';
import { readReloadTime, writeReloadTime } from '../browser/reload-guard.ts';
import { watchScrolling } from '../browser/scrolling.ts';
import { isServedNotFound } from '../browser/served-page.ts';
import { pageLoaded } from '../ui/page-loaded.ts';
import { loadChunk, watchChunkFailures } from './chunks.ts';
import { lateActor } from './late-actor.ts';
import { isReadingPage, loadPage } from './pages.ts';
import { openAccountDialog } from './require-login.ts';
import { accessOf, destinationOf } from './routes.ts';
import { type Directory, servicesOf } from './wiring/services.ts';
import { session } from './wiring/session.ts';
import { sessionOf, sessionRested } from './wiring/session-of.ts';
import { toasts } from './wiring/toasts.ts';

/** Begins to read what a page shows, while its code is on its way. */
async function openContent(page: PageName, system: Directory) {
  if (page === 'home') return;
  if (!isReadingPage(page)) return (await import('./page-loaders.ts')).openers[page]?.(system);
  const address = currentAddress();
  const { openResource } = await import('./resources.ts');
  openResource(page, address, servicesOf(system));
}

/** The address of an open page asks for another part of what it shows. */
async function askAgain(path: string, query: string) {
  const page = matchRoute(path)?.route.name;
  if (page === undefined || !isReadingPage(page)) return;
  const { askResource } = await import('./resources.ts');
  askResource(path, query);
}

const chunkReload = chunkReloadMachine.provide({
  actors: {
    chunkFailures: fromCallback<ChunkReloadEvent, undefined>(({ sendBack }) =>
      watchChunkFailures(() => sendBack({ type: 'chunk.failed' })),
    ),
    readGuard: fromPromise<ReloadGuard, undefined>(async () => ({
      lastReloadAt: readReloadTime(),
      now: systemClock.now(),
    })),
    writeGuard: fromPromise<void, { reloadAt: number }>(async ({ input }) => writeReloadTime(input.reloadAt)),
    reloadPage: fromPromise<void, undefined>(async () => reloadPage()),
  },
});

const header = headerMachine.provide({
  actors: {
    scrolling: fromCallback<HeaderEvent, undefined>(({ sendBack }) =>
      watchScrolling((y) => sendBack({ type: 'page.scrolled', y })),
    ),
  },
});

const navigation = navigationMachine.provide({
  actors: {
    locations: fromCallback<NavigationEvent, undefined>(({ sendBack }) => {
      const leaveQuery = watchQuery((path, query) => void askAgain(path, query));
      const leaveLocation = watchLocation((path) =>
        sendBack({ type: 'location.changed', ...destinationOf(path, path === isServedNotFound()) }),
      );
      return () => {
        leaveQuery();
        leaveLocation();
      };
    }),
    checkAccess: fromPromise<Access, { destination: Destination | null }>(async ({ input }) => {
      if (input.destination === null) throw new Error('there is no address to check');
      return accessOf(input.destination, hasToken());
    }),
    loadChunk: fromPromise<void, { page: PageName | null }>(async ({ input: { page }, system }) => {
      if (page === null) return;
      await loadChunk(() => Promise.all([loadPage(page), openContent(page, system)]));
    }),
    loadUserInfo: fromPromise<void, undefined>(async ({ system }) => {
      const signedIn = sessionOf(system);
      signedIn.send({ type: 'session.refresh' });
      await sessionRested(signedIn);
    }),
    redirect: fromPromise<void, { to: string | null }>(async ({ input }) => {
      if (input.to === null) throw new Error('there is no address to go to');
      replaceAddress(input.to);
    }),
    leavePage: fromPromise<void, undefined>(pageLeft),
  },
  actions: {
    askToSignIn: ({ system }) => {
      const app: AppRef | undefined = system.get('app');
      if (app !== undefined) void openAccountDialog(app, 'signIn');
    },
  },
});

const prefetch = lateActor<PrefetchRef, never, undefined>(async () => {
  await pageLoaded();
  const { wiredPrefetch } = await import('./wiring/prefetch.ts');
  return createActor(wiredPrefetch);
});

const account = lateActor<AccountRef, AccountOutput, AccountInput>(async (input, system) => {
  const { wireAccount } = await import('./wiring/account.ts');
  return createActor(wireAccount(servicesOf(system), sessionOf(system)), { input });
});

const singleSignOn = lateActor<SingleSignOnRef, SingleSignOnOutput, SingleSignOnInput>(async (input, system) => {
  const { wireSingleSignOn } = await import('./wiring/account.ts');
  return createActor(wireSingleSignOn(servicesOf(system)), { input });
});

/** The whole site with every port in place. */
export const wiredApp = appMachine.provide({
  actors: { account, chunkReload, header, navigation, prefetch, session, singleSignOn, toasts },
});
