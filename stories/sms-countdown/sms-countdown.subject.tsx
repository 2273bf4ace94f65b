import { session } from '#copy/sign-in/session.ts';
import type { SmsCountdownRef } from '#machines/sms-countdown/index.ts';
import { SmsCountdown } from '#src/features/sign-in/views/SmsCountdown.tsx';
import { SmsNote } from '#src/features/sign-in/views/SmsNote.tsx';
import { entryOf, type Subject } from '../kit/subject.ts';

export const subject: Subject = {
  entry: entryOf('sms-countdown'),
  render: (actor) => (
    <>
      <SmsCountdown actor={actor as SmsCountdownRef} />
      <SmsNote actor={actor as SmsCountdownRef} />
    </>
  ),
  controls: { 'sms.request': session.requestCode },
};
