import type { AccountWish } from '#machines/account/index.ts';
import type { AppRef } from '#machines/app/index.ts';
import { loadChunk } from './chunks.ts';

export const bringWish = () => import('./account-wish.ts');

/** Opens one of the account's dialogs; what that takes comes when it is first wanted. */
export async function wantAccount(app: AppRef, wish: AccountWish) {
  const { openAccount } = await loadChunk(bringWish);
  openAccount(app, wish);
}

/** Signed out, a page for signed-in people opens with the login dialog over it; once per arrival, for it can be closed. */
export function requireLogin(app: AppRef) {
  const navigation = app.getSnapshot().children.navigation;
  let seen: unknown = null;
  return navigation?.subscribe(({ context: { shown, hasToken } }) => {
    if (shown === seen) return;
    seen = shown;
    if (shown?.permission === 'signed-in' && !hasToken) void wantAccount(app, 'signIn');
  });
}
