import type { UserAgreementRef } from '#machines/user-agreement/index.ts';
import { UserAgreement } from '#src/features/sign-in/views/UserAgreementDialog.tsx';
import { entryOf, type Subject } from '../kit/subject.ts';

export const subject: Subject = {
  entry: entryOf('user-agreement'),
  render: (actor) => <UserAgreement actor={actor as UserAgreementRef} />,
  controls: {},
};
