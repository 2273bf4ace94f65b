import type { LoginAnswer, UserInfo } from '#contract/calls/user.ts';
import type { AppRef } from '#machines/app/index.ts';
import type { SessionEnd } from '#machines/session/index.ts';
import type { Api } from '#src/api/index.ts';
import { systemClock } from '#src/browser/clock.ts';
import { readToken } from '#src/browser/cookies.ts';
import { tellOtherTabs, watchOtherTabs } from '#src/browser/session/other-tabs.ts';
import { clearSessionCookies, writeToken, writeUser } from '#src/browser/session-cookies.ts';
import type { Directory, SignInServices } from './services.ts';
import { sessionOf } from './session-of.ts';
import { keepOpenForms, removeUnsent } from './typed.ts';

/** The signed-in user. Without an id from the back end the name is the id. */
export async function readUser(api: Api): Promise<UserInfo> {
  const user = await api.getUserInfo({});
  return user.userId === '' ? { ...user, userId: user.name } : user;
}

/** Session code that runs outside the page; for signed-out visitors it loads after the page. */
export { takeExpiryReload } from '#src/browser/expiry-guard.ts';
export { leaveToast } from '#src/browser/session/session-keeper.ts';
export { showSessionToast } from './reload-toasts.ts';
export { saveTyped } from './typed.ts';

/** Notifies when another tab signs in or out. */
export const watchTabs = (directory: Directory, notify: (type: 'tabs.signedIn' | 'tabs.signedOut') => void) =>
  watchOtherTabs(() => {
    const known = sessionOf(directory).getSnapshot().context.token;
    const kept = readToken();
    if (kept === known) return;
    notify(kept === null ? 'tabs.signedOut' : 'tabs.signedIn');
    const app = directory.get('app') as AppRef | undefined;
    if (known === null) app?.send({ type: 'account.dismissed' });
  });

/** Writes the user cookies only while this session's token is current: another tab may have replaced or removed it. */
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
  // Another tab has signed in since: the cookies belong to its session.
  if (kept !== null && kept !== token) return;
  clearSessionCookies();
  if (isSignedOut) removeUnsent(userId);
  tellOtherTabs(systemClock.now());
}
