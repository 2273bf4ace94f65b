import type { AnyMachineSnapshot } from 'xstate';
import { session } from '#copy/sign-in/session.ts';
import { closeAccountCopy as words } from '#copy/user-centre/account.ts';
import { type CloseAccountRef, type CloseAccountSnapshot, selectIsClosed } from '#machines/close-account/index.ts';
import { CloseAccount } from '#src/features/user-centre/close-account/CloseAccount.tsx';
import { entryOf, type Subject } from '../kit/subject.ts';

/** The eye of the password, and the way to the site once the account is closed: before that the dialog itself is closed. */
function besides(snapshot: AnyMachineSnapshot): readonly string[] {
  if (selectIsClosed(snapshot as CloseAccountSnapshot)) return [words.toSite];
  return snapshot.hasTag('editable') && snapshot.context.needsPassword ? [session.showPassword] : [];
}

export const subject: Subject = {
  entry: entryOf('close-account'),
  render: (actor) => <CloseAccount actor={actor as CloseAccountRef} />,
  controls: {
    'close.export': words.export,
    'close.submit': words.close,
    'close.confirm': words.confirm,
    'close.cancel': (snapshot) => (snapshot.matches('blocked') ? words.back : words.keep),
  },
  besides,
};
