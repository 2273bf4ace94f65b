import type { LoginAnswer, UserInfo } from '#contract/calls/user.ts';
import type { AppRef } from '#machines/app/index.ts';
import type { SessionEnd } from '#machines/session/index.ts';
import { systemClock } from '../../browser/clock.ts';
import { readToken } from '../../browser/cookies.ts';
import { tellOtherTabs, watchOtherTabs } from '../../browser/session/other-tabs.ts';
import { clearSessionCookies, writeToken, writeUser } from '../../browser/session-cookies.ts';
import { readUser } from '../wiring/read-user.ts';
import type { Directory, SignInServices } from '../wiring/services.ts';
import { sessionOf } from '../wiring/session-of.ts';
import { keepOpenForms, removeUnsent } from './typed.ts';

/** What a session does outside the page; a visitor who signs in nowhere never loads it before the page is there. */
export { takeExpiryReload } from '../../browser/expiry-guard.ts';
export { leaveToast } from '../../browser/session/reload-toast.ts';
export { showSessionToast } from './reload-toasts.ts';
export { saveTyped } from './typed.ts';

/** Says so when another tab has signed in or out; a dialog that stands for signing in is settled by it. */
export const watchTabs = (directory: Directory, notify: (type: 'tabs.signedIn' | 'tabs.signedOut') => void) =>
  watchOtherTabs(() => {
    const known = sessionOf(directory).getSnapshot().context.token;
    const kept = readToken();
    if (kept === known) return;
    notify(kept === null ? 'tabs.signedOut' : 'tabs.signedIn');
    const app = directory.get('app') as AppRef | undefined;
    if (known === null) app?.send({ type: 'account.dismissed' });
  });

/** Of the session that asked: a cookie that another tab has replaced or removed meanwhile is not written over. */
export async function loadUser({ api }: SignInServices, token: string): Promise<UserInfo> {
  const user = await readUser(await api());
  const { name, enterpriseResp } = user;
  if (readToken() !== token) return user;
  writeToken(token);
  writeUser({
    name,
    ...(enterpriseResp === null ? {} : { entName: enterpriseResp.entName, mcpCode: enterpriseResp.mcpCode }),
  });
  return user;
}

export function saveSession({ token, userName }: LoginAnswer): void {
  writeToken(token);
  writeUser({ name: userName });
  tellOtherTabs(systemClock.now());
}

export function clearSession({ token, userId, isSignedOut }: SessionEnd): void {
  void keepOpenForms();
  const kept = readToken();
  // Another tab has signed in meanwhile: its cookies are not of the session that ends here.
  if (kept !== null && kept !== token) return;
  clearSessionCookies();
  if (isSignedOut) removeUnsent(userId);
  tellOtherTabs(systemClock.now());
}
