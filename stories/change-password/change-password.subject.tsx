import { session } from '#copy/sign-in/session.ts';
import type { ChangePasswordRef } from '#machines/change-password/index.ts';
import { ChangePassword } from '#src/features/sign-in/views/OwnDialog.tsx';
import { entryOf, type Subject } from '../kit/subject.ts';

export const subject: Subject = {
  entry: entryOf('change-password'),
  render: (actor) => <ChangePassword actor={actor as ChangePasswordRef} />,
  controls: { 'password.submit': session.changePassword },
  besides: (snapshot) =>
    snapshot.hasTag('busy') ? [] : Array(snapshot.context.needsOldPassword ? 3 : 2).fill(session.showPassword),
};
