import { type AnyActorLogic, fromPromise } from 'xstate';
import type { AccountInput } from '#machines/account/index.ts';
import { type Directory, servicesOf } from '#src/app/services.ts';
import { sessionOf } from '#src/app/session-of.ts';
import { readLastMode } from '#src/browser/last-mode.ts';
import { signInFailure } from '#src/browser/sign-in-failure.ts';
import { wireAccount } from '#src/features/sign-in/account.ts';

/** The sign-in over the user centre: the person stays at the address that was opened. */
export const wireSignIn = (directory: Directory): AnyActorLogic => {
  const wired = wireAccount(servicesOf(directory), sessionOf(directory)).provide({
    actors: { goToSpecialEnterprise: fromPromise<void, undefined>(async () => undefined) },
  });
  const input: AccountInput = {
    ...{ intent: 'signIn', needsOldPassword: true },
    ...{ failure: signInFailure(), lastMode: readLastMode() },
  };
  const start: AnyActorLogic['getInitialSnapshot'] = (scope) => wired.getInitialSnapshot(scope, input);
  return Object.create(wired, { getInitialSnapshot: { value: start } });
};
