import type { AppRef } from '#machines/app/index.ts';
import { openAccount } from './account-wish.ts';

/** Signed out, a page for signed-in people opens with the login dialog over it; once per arrival, for it can be closed. */
export function requireLogin(app: AppRef) {
  const navigation = app.getSnapshot().children.navigation;
  let seen: unknown = null;
  return navigation?.subscribe(({ context: { shown, hasToken } }) => {
    if (shown === seen) return;
    seen = shown;
    if (shown?.permission === 'signed-in' && !hasToken) openAccount(app, 'signIn');
  });
}
