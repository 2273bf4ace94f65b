import type { AccountWish } from '#machines/account/index.ts';
import type { AppRef } from '#machines/app/index.ts';
import { wantAccount } from '../require-login.ts';
import type { Directory } from '../wiring/services.ts';

/** The login dialog over the page that stands. */
export const wantSignIn = (directory: Directory): void => want(directory, 'signIn');
/** The enterprise's verification over it. */
export const wantVerification = (directory: Directory): void => want(directory, 'verify');

function want(directory: Directory, wish: AccountWish): void {
  const app = directory.get('app') as AppRef | undefined;
  if (app !== undefined) void wantAccount(app, wish);
}
