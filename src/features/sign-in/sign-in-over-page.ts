import { fromPromise } from 'xstate';
import type { AppRef } from '#machines/app/index.ts';
import { openAccountDialog } from '#src/app/require-login.ts';
import { type Directory, isSignedInWithToken, sessionOf } from '#src/app/session-of.ts';

/** Resolves when the dialogs of the account have closed again. */
const accountClosed = (app: AppRef) =>
  new Promise<void>((resolve) => {
    const isClosed = () => app.getSnapshot().matches({ running: { account: 'closed' } });
    if (isClosed()) return resolve();
    const subscription = app.subscribe(() => {
      if (!isClosed()) return;
      subscription.unsubscribe();
      resolve();
    });
  });

/** Opens the sign-in dialog over a form and resolves once it has closed. */
export async function askToSignIn(system: Directory): Promise<{ isSignedIn: boolean }> {
  const app = system.get('app') as AppRef;
  await openAccountDialog(app, 'signIn', true);
  await accountClosed(app);
  return { isSignedIn: isSignedInWithToken(sessionOf(system).getSnapshot()) };
}

export const signInOverPage = fromPromise<{ isSignedIn: boolean }, undefined>(({ system }) => askToSignIn(system));
