import { type EventFrom, fromCallback, fromPromise } from 'xstate';
import type { LoginAnswer, UserInfo } from '#contract/calls/user.ts';
import type { AppRef } from '#machines/app/index.ts';
import {
  type EnterpriseEntry,
  type ExpiryGuard,
  type ReloadToast,
  type SessionEnd,
  type StoredSession,
  sessionMachine,
} from '#machines/session/index.ts';
import { systemClock } from '../../browser/clock.ts';
import { readToken } from '../../browser/cookies.ts';
import { reloadPage } from '../../browser/reload.ts';
import { pageLoaded } from '../../ui/page-loaded.ts';
import { loadHeadless } from '../../ui/parts/headless.ts';
import { type SignInServices, servicesOf } from './services.ts';
import { sessionOf } from './session-of.ts';

type SessionEvent = EventFrom<typeof sessionMachine>;

const ended = () => {};
const effects = () => import('./session-effects.ts');

/** What is asked on signing out is there before the network may be gone. */
async function bringSignOut() {
  await pageLoaded();
  await Promise.all([import('../../views/session/SignOutDialog.tsx'), loadHeadless()]);
}

/** Of the session that asked: a cookie that another tab has replaced or removed meanwhile is not written over. */
async function loadUser({ api }: SignInServices, token: string): Promise<UserInfo> {
  const user = await (await api()).getUserInfo({}, { quiet: true });
  bringSignOut().catch(() => undefined);
  const { name, enterpriseResp } = user;
  const { writeToken, writeUser } = await effects();
  if (readToken() !== token) return user;
  writeToken(token);
  writeUser({
    name,
    ...(enterpriseResp === null ? {} : { entName: enterpriseResp.entName, mcpCode: enterpriseResp.mcpCode }),
  });
  return user;
}

export async function readSession(): Promise<StoredSession> {
  const token = readToken();
  return { token, userName: token === null ? null : ((await effects()).readUser()?.name ?? null) };
}

export async function saveSession({ token, userName }: LoginAnswer): Promise<void> {
  const { tellOtherTabs, writeToken, writeUser } = await effects();
  writeToken(token);
  writeUser({ name: userName });
  tellOtherTabs(systemClock.now());
}

/** A page that is reloaded shows nothing else any more. */
const pageGone = new Promise<never>(() => undefined);

export const session = sessionMachine.provide({
  actors: {
    tabs: fromCallback<SessionEvent, undefined>(({ sendBack, system }) => {
      let leave = () => {};
      const look = () => {
        const known = sessionOf(system).getSnapshot().context.token;
        const kept = readToken();
        if (kept === known) return;
        sendBack({ type: kept === null ? 'tabs.signedOut' : 'tabs.signedIn' });
        const app: AppRef | undefined = system.get('app');
        if (known === null) app?.send({ type: 'account.dismissed' });
      };
      const watch = async () => {
        await pageLoaded();
        const { watchOtherTabs } = await effects();
        if (leave !== ended) leave = watchOtherTabs(look);
      };
      watch().catch(() => undefined);
      return () => {
        leave();
        leave = ended;
      };
    }),
    readSession: fromPromise<StoredSession, undefined>(readSession),
    saveSession: fromPromise<void, LoginAnswer>(({ input }) => saveSession(input)),
    saveDrafts: fromPromise<void, { userId: string | null }>(async ({ input, signal, system }) => {
      const { saveTyped } = await effects();
      await saveTyped(await servicesOf(system).api(), input.userId, signal);
    }),
    clearSession: fromPromise<void, SessionEnd>(async ({ input }) => {
      const { clearSessionCookies, keepOpenForms, removeTyped, tellOtherTabs } = await effects();
      void keepOpenForms();
      const kept = readToken();
      // Another tab has signed in meanwhile: its cookies are not of the session that ends here.
      if (kept !== null && kept !== input.token) return;
      clearSessionCookies();
      if (input.isSignedOut) removeTyped(input.userId);
      tellOtherTabs(systemClock.now());
    }),
    loadUser: fromPromise<UserInfo, { token: string }>(({ input, system }) =>
      loadUser(servicesOf(system), input.token),
    ),
    loadEnterprises: fromPromise<readonly EnterpriseEntry[], { basicEntId: string }>(
      async ({ input, signal, system }) =>
        (await servicesOf(system).api()).enterpriseInfo({ ...input, appSource: 'fcl_mm' }, { signal, quiet: true }),
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
      await pageGone;
    }),
  },
});

/** The session of a page that says itself what became of it, and is never reloaded for it. */
export const sessionWithoutReload = session.provide({
  actors: {
    readExpiryGuard: fromPromise<ExpiryGuard, undefined>(async () => ({ isReloadDue: false })),
    reloadPage: fromPromise<void, { toast: ReloadToast }>(async () => undefined),
  },
});
