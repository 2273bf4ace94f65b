import { type EventFrom, fromCallback, fromPromise } from 'xstate';
import type { LoginAnswer, UserInfo } from '#contract/calls/user.ts';
import {
  type EnterpriseEntry,
  type ExpiryGuard,
  type ReloadToast,
  type SessionEnd,
  type StoredSession,
  sessionMachine,
} from '#machines/session/index.ts';
import { systemClock } from '#src/browser/clock.ts';
import { readToken, readUserName } from '#src/browser/cookies.ts';
import { reloadPage } from '#src/browser/reload.ts';
import { pageLoaded } from '#src/lazy/preload.ts';
import { servicesOf } from './services.ts';

type SessionEvent = EventFrom<typeof sessionMachine>;

const ended = () => {};
const effects = () => import('./session-effects.ts');

export async function readSession(): Promise<StoredSession> {
  const token = readToken();
  return { token, userName: token === null ? null : readUserName() };
}

export const session = sessionMachine.provide({
  actors: {
    tabs: fromCallback<SessionEvent, undefined>(({ sendBack, system }) => {
      let leave = () => {};
      const watch = async () => {
        await pageLoaded();
        const { watchTabs } = await effects();
        if (leave !== ended) leave = watchTabs(system, (type) => sendBack({ type }));
      };
      watch().catch(() => undefined);
      return () => {
        leave();
        leave = ended;
      };
    }),
    readSession: fromPromise<StoredSession, undefined>(readSession),
    saveSession: fromPromise<void, LoginAnswer>(async ({ input }) => (await effects()).saveSession(input)),
    saveDrafts: fromPromise<void, { userId: string | null }>(async ({ input, signal, system }) => {
      const { saveTyped } = await effects();
      await saveTyped(await servicesOf(system).api(), input.userId, signal);
    }),
    clearSession: fromPromise<void, SessionEnd>(async ({ input }) => (await effects()).clearSession(input)),
    loadUser: fromPromise<UserInfo, { token: string }>(async ({ input, system }) =>
      (await effects()).loadUser(servicesOf(system), input.token),
    ),
    loadEnterprises: fromPromise<readonly EnterpriseEntry[], { basicEntId: string }>(
      async ({ input, signal, system }) =>
        (await servicesOf(system).api()).enterpriseInfo({ ...input, appSource: 'fcl_mm' }, { signal }),
    ),
    logout: fromPromise<void, undefined>(async ({ system }) => {
      await (await servicesOf(system).api()).logout({});
    }),
    readExpiryGuard: fromPromise<ExpiryGuard, undefined>(async () => ({
      isReloadDue: (await effects()).takeExpiryReload(systemClock.now()),
    })),
    reloadPage: fromPromise<void, { toast: ReloadToast }>(async ({ input }) => {
      (await effects()).leaveToast(input.toast);
      reloadPage();
      // The page shows nothing else any more.
      await new Promise(() => undefined);
    }),
  },
  actions: {
    showToast: async ({ system }, { toast }) => (await effects()).showSessionToast(toast, servicesOf(system).showToast),
  },
});
