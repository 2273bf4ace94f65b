import { authNotice } from '#copy/booking/outcome.ts';
import type { AuthNoticeRef } from '#machines/auth-notice/index.ts';
import { AuthNotice } from '#src/features/sign-in/views/AuthNotice.tsx';
import { entryOf, type Subject } from '../kit/subject.ts';

export const subject: Subject = {
  entry: entryOf('auth-notice'),
  render: (actor) => <AuthNotice actor={actor as AuthNoticeRef} />,
  controls: {
    'notice.go': (snapshot) => (snapshot.matches('unreached') ? authNotice.retry : authNotice.go),
    'notice.cancel': authNotice.cancel,
  },
};
