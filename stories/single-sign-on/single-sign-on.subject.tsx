import { session } from '#copy/sign-in/session.ts';
import type { SingleSignOnRef } from '#machines/single-sign-on/index.ts';
import { SingleSignOn } from '#src/features/sign-in/views/SingleSignOnDialog.tsx';
import { entryOf, type Subject } from '../kit/subject.ts';

export const subject: Subject = {
  entry: entryOf('single-sign-on'),
  render: (actor) => <SingleSignOn actor={actor as SingleSignOnRef} />,
  controls: { 'account.switch': session.switchTo, 'account.keep': session.switchKeep },
};
