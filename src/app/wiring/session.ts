import { type EventFrom, fromCallback, fromPromise } from 'xstate';
import type { LoginAnswer, UserInfo } from '#contract/calls/user.ts';
import {
  type EnterpriseEntry,
  type ExpiryGuard,
  type ReloadToast,
  type SessionRef,
  type StoredSession,
  sessionMachine,
} from '#machines/session/index.ts';
import { systemClock } from '../../browser/clock.ts';
import { takeExpiryReload } from '../../browser/expiry-guard.ts';
import { tellOtherTabs, watchOtherTabs } from '../../browser/other-tabs.ts';
import { reloadPage } from '../../browser/reload.ts';
import { leaveToast } from '../../browser/reload-toast.ts';
import { clearSessionCookies, readToken, readUser, writeToken, writeUser } from '../../browser/session-cookies.ts';
import type { Services } from './services.ts';

type SessionEvent = EventFrom<typeof sessionMachine>;

/** The named actors of the running site. */
interface Directory {
  get: (name: string) => unknown;
}

export const sessionOf = (directory: Directory) => directory.get('session') as SessionRef;

/** Resolves when the session rests, signed in or not. */
export const sessionRested = (session: SessionRef) =>
  new Promise<void>((resolve) => {
    const rests = () => !session.getSnapshot().hasTag('busy');
    if (rests()) return resolve();
    const subscription = session.subscribe(() => {
      if (!rests()) return;
      subscription.unsubscribe();
      resolve();
    });
  });

async function loadUser({ api }: Services): Promise<UserInfo> {
  const user = await (await api()).getUserInfo({}, { quiet: true });
  const { name, enterpriseResp } = user;
  writeUser({
    name,
    ...(enterpriseResp === null ? {} : { entName: enterpriseResp.entName, mcpCode: enterpriseResp.mcpCode }),
  });
  return user;
}

export const wireSession = (services: Services) =>
  sessionMachine.provide({
    actors: {
      tabs: fromCallback<SessionEvent, undefined>(({ sendBack, system }) =>
        watchOtherTabs(() => {
          const known = sessionOf(system).getSnapshot().context.token;
          const kept = readToken();
          if (kept === known) return;
          sendBack({ type: kept === null ? 'tabs.signedOut' : 'tabs.signedIn' });
        }),
      ),
      readSession: fromPromise<StoredSession, undefined>(async () => ({
        token: readToken(),
        userName: readUser()?.name ?? null,
      })),
      saveSession: fromPromise<void, LoginAnswer>(async ({ input }) => {
        writeToken(input.token);
        writeUser({ name: input.userName });
        tellOtherTabs(systemClock.now());
      }),
      clearSession: fromPromise<void, undefined>(async () => {
        clearSessionCookies();
        tellOtherTabs(systemClock.now());
      }),
      loadUser: fromPromise<UserInfo, undefined>(() => loadUser(services)),
      loadEnterprises: fromPromise<readonly EnterpriseEntry[], { basicEntId: string }>(async ({ input, signal }) =>
        (await services.api()).enterpriseInfo({ ...input, appSource: 'fcl_mm' }, { signal, quiet: true }),
      ),
      logout: fromPromise<void, undefined>(async () => {
        await (await services.api()).logout({});
      }),
      readExpiryGuard: fromPromise<ExpiryGuard, undefined>(async () => ({
        isReloadDue: takeExpiryReload(systemClock.now()),
      })),
      reloadPage: fromPromise<void, { toast: ReloadToast }>(async ({ input }) => {
        leaveToast(input.toast);
        reloadPage();
      }),
    },
  });
