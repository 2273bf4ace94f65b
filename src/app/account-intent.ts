import type { AccountIntent } from '#machines/account/index.ts';
import type { AppRef } from '#machines/app/index.ts';
import { selectIsSignedIn } from '#machines/session/index.ts';
import { systemClock } from '../browser/clock.ts';
import { readLastMode } from '../browser/last-mode.ts';
import { signInFailure } from '../browser/sign-in-failure.ts';

/** Opens one of the account's dialogs; for a person already signed in there is no login to open. */
export function openAccount(app: AppRef, intent: AccountIntent, isFromForm = false) {
  const session = app.getSnapshot().children.session?.getSnapshot();
  if (session === undefined || selectIsSignedIn(session) === (intent === 'signIn')) return;
  const until = session.context.user?.mayChangePasswordUntil ?? null;
  app.send({
    type: 'account.wanted',
    intent,
    failure: signInFailure(),
    lastMode: readLastMode(),
    isFromForm,
    needsOldPassword: until === null || systemClock.now() >= until,
  });
}
