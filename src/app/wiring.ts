import { type AnyActorLogic, fromCallback, fromPromise } from 'xstate';
import type { PageName } from '#contract/routes.ts';
import type { AccountInput, AccountOutput, AccountRef } from '#machines/account/index.ts';
import { type AppRef, appMachine } from '#machines/app/index.ts';
import { type ChunkReloadEvent, chunkReloadMachine, type ReloadGuard } from '#machines/chunk-reload/index.ts';
import { type HeaderEvent, headerMachine } from '#machines/header/index.ts';
import { type Access, type Destination, type NavigationEvent, navigationMachine } from '#machines/navigation/index.ts';
import type { PrefetchRef } from '#machines/prefetch/index.ts';
import type { SingleSignOnInput, SingleSignOnOutput, SingleSignOnRef } from '#machines/single-sign-on/index.ts';
import { pageLoaded } from '#src/lazy/preload.ts';
import { replaceAddress, watchLocation } from '../browser/address.ts';
import { loadChunk, watchChunkFailures } from '../browser/chunks.ts';
import { systemClock } from '../browser/clock.ts';
import { hasToken } from '../browser/cookies.ts';
import { pageLeft, watchScrolling } from '../browser/page-view.ts';
import { readReloadTime, reloadPage, writeReloadTime } from '../browser/reload.ts';
import { isServedNotFound } from '../browser/served-page.ts';
import { lazyActor } from '../lazy/lazy-actor.ts';
import { loadPage, type RowOf } from './page-row.ts';
import { openAccountDialog } from './require-login.ts';
import { accessOf, destinationOf } from './routes.ts';
import { servicesOf } from './services.ts';
import { session } from './session.ts';
import { sessionOf, sessionRested } from './session-of.ts';
import { toasts } from './toasts.ts';

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

const wireNavigation = (rowOf: RowOf) =>
  navigationMachine.provide({
    actors: {
      locations: fromCallback<NavigationEvent, undefined>(({ sendBack }) =>
        watchLocation((path, query) =>
          sendBack({ type: 'location.changed', ...destinationOf(path, path === isServedNotFound()), query }),
        ),
      ),
      checkAccess: fromPromise<Access, { destination: Destination }>(async ({ input }) =>
        accessOf(input.destination, hasToken()),
      ),
      loadPage: fromPromise<AnyActorLogic, { page: PageName }>(({ input, system }) =>
        loadChunk(() => loadPage(system, rowOf, input.page)),
      ),
      loadUserInfo: fromPromise<void, undefined>(async ({ system }) => {
        const signedIn = sessionOf(system);
        signedIn.send({ type: 'session.refresh' });
        await sessionRested(signedIn);
      }),
      redirect: fromPromise<void, { to: string }>(async ({ input }) => replaceAddress(input.to)),
      leavePage: fromPromise<void, undefined>(pageLeft),
    },
    actions: {
      askToSignIn: ({ system }) => {
        const app: AppRef | undefined = system.get('app');
        if (app !== undefined) void openAccountDialog(app, 'signIn');
      },
      reportFailure: (_, { error }) => reportError(error),
    },
  });

const prefetchWiring = () => import('#src/features/navigation/prefetch.ts');

const prefetch = lazyActor<PrefetchRef, never, undefined>(async () => {
  await pageLoaded();
  return (await prefetchWiring()).wiredPrefetch;
});

const accountWiring = () => import('#src/features/sign-in/account.ts');

const account = lazyActor<AccountRef, AccountOutput, AccountInput>(async (system) =>
  (await accountWiring()).wireAccount(servicesOf(system), sessionOf(system)),
);

const singleSignOn = lazyActor<SingleSignOnRef, SingleSignOnOutput, SingleSignOnInput>(async (system) =>
  (await accountWiring()).wireSingleSignOn(servicesOf(system)),
);

/** The whole site with every port in place. */
export const wireApp = (rowOf: RowOf) =>
  appMachine.provide({
    actors: {
      ...{ account, chunkReload, header, prefetch, session, singleSignOn, toasts },
      navigation: wireNavigation(rowOf),
    },
  });
