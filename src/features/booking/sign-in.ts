import type { AccountIntent } from '#machines/account/index.ts';
import type { AppRef } from '#machines/app/index.ts';
import { openAccountDialog } from '#src/app/require-login.ts';
import type { Directory } from '#src/app/services.ts';

/** The login dialog over the page that stands; asked for by a form, it says that the form stays. */
export const wantSignIn = (directory: Directory, isFromForm = false): void => want(directory, 'signIn', isFromForm);
/** The enterprise's verification over it. */
export const wantVerification = (directory: Directory): void => want(directory, 'verify');

function want(directory: Directory, intent: AccountIntent, isFromForm = false): void {
  const app = directory.get('app') as AppRef | undefined;
  if (app !== undefined) void openAccountDialog(app, intent, isFromForm);
}

/** A person who signs in now does so in the dialog over this page. */
export const isAccountOpen = (directory: Directory): boolean =>
  (directory.get('app') as AppRef | undefined)?.getSnapshot().matches({ running: { account: 'closed' } }) === false;
