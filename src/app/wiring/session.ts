import { type EventFrom, fromCallback, fromPromise } from 'xstate';
import type { LoginAnswer, UserInfo } from '#contract/calls/user.ts';
import {
  type EnterpriseEntry,
  type ExpiryGuard,
  type ReloadToast,
  type StoredSession,
  sessionMachine,
} from '#machines/session/index.ts';
import { systemClock } from '../../browser/clock.ts';
import { takeExpiryReload } from '../../browser/expiry-guard.ts';
import { tellOtherTabs, watchOtherTabs } from '../../browser/other-tabs.ts';
import { reloadPage } from '../../browser/reload.ts';
import { leaveToast } from '../../browser/reload-toast.ts';
import { readTokenCookie } from '../../browser/token-cookie.ts';
import { type SignInServices, servicesOf } from './services.ts';
import { sessionOf } from './session-of.ts';

type SessionEvent = EventFrom<typeof sessionMachine>;

/** A visitor without a session never needs what writes and reads its cookies. */
const cookies = () => import('../../browser/session-cookies.ts');

async function loadUser({ api }: SignInServices): Promise<UserInfo> {
  const user = await (await api()).getUserInfo({}, { quiet: true });
  const { name, enterpriseResp } = user;
  (await cookies()).writeUser({
    name,
    ...(enterpriseResp === null ? {} : { entName: enterpriseResp.entName, mcpCode: enterpriseResp.mcpCode }),
  });
  return user;
}

export const session = sessionMachine.provide({
  actors: {
    tabs: fromCallback<SessionEvent, undefined>(({ sendBack, system }) =>
      watchOtherTabs(() => {
        const known = sessionOf(system).getSnapshot().context.token;
        const kept = readTokenCookie();
        if (kept === known) return;
        sendBack({ type: kept === null ? 'tabs.signedOut' : 'tabs.signedIn' });
      }),
    ),
    readSession: fromPromise<StoredSession, undefined>(async () => {
      const token = readTokenCookie();
      return { token, userName: token === null ? null : ((await cookies()).readUser()?.name ?? null) };
    }),
    saveSession: fromPromise<void, LoginAnswer>(async ({ input }) => {
      const { writeToken, writeUser } = await cookies();
      writeToken(input.token);
      writeUser({ name: input.userName });
      tellOtherTabs(systemClock.now());
    }),
    clearSession: fromPromise<void, undefined>(async () => {
      (await cookies()).clearSessionCookies();
      tellOtherTabs(systemClock.now());
    }),
    loadUser: fromPromise<UserInfo, undefined>(({ system }) => loadUser(servicesOf(system))),
    loadEnterprises: fromPromise<readonly EnterpriseEntry[], { basicEntId: string }>(
      async ({ input, signal, system }) =>
        (await servicesOf(system).api()).enterpriseInfo({ ...input, appSource: 'fcl_mm' }, { signal, quiet: true }),
    ),
    logout: fromPromise<void, undefined>(async ({ system }) => {
      await (await servicesOf(system).api()).logout({});
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
