import type { AccountWish } from '#machines/account/index.ts';
import type { AppRef } from '#machines/app/index.ts';
import { wantAccount } from '../require-login.ts';
import type { Directory } from '../wiring/services.ts';

/** The login dialog over the page that stands. */
export const wantSignIn = (directory: Directory): void => want(directory, 'signIn');
/** The same, asked for by the form that stands there. */
export const wantSignInOverForm = (directory: Directory): void => want(directory, 'signIn', true);
/** The enterprise's verification over it. */
export const wantVerification = (directory: Directory): void => want(directory, 'verify');

function want(directory: Directory, wish: AccountWish, isFromForm = false): void {
  const app = directory.get('app') as AppRef | undefined;
  if (app !== undefined) void wantAccount(app, wish, isFromForm);
}

/** Whoever signs in now does so in the dialog over this page. */
export const isAccountOpen = (directory: Directory): boolean =>
  (directory.get('app') as AppRef | undefined)?.getSnapshot().matches({ running: { account: 'closed' } }) === false;
