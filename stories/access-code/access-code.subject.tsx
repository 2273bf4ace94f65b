import { accessCode as words } from '#copy/sign-in/session.ts';
import type { AccessCodeRef } from '#machines/access-code/index.ts';
import { AccessCode } from '#src/features/sign-in/views/AccessCode.tsx';
import { entryOf, type Subject } from '../kit/subject.ts';

export const subject: Subject = {
  entry: entryOf('access-code'),
  render: (actor) => <AccessCode actor={actor as AccessCodeRef} />,
  controls: { 'code.submit': words.open },
};
