import { useSelector } from '@xstate/react';
import { session } from '#copy/sign-in/session.ts';
import { type SmsCountdownRef, selectRefusal, selectSentTo } from '#machines/sms-countdown/index.ts';

/** Recipient of the last code, or why none was sent. */
export function SmsNote({ actor }: { actor: SmsCountdownRef }) {
  const refusal = useSelector(actor, selectRefusal);
  const sentTo = useSelector(actor, selectSentTo);

  return (
    <p role="status" className="text-12 text-ink-3 empty:hidden">
      {refusal ?? (sentTo === '' ? null : session.codeSentTo(sentTo))}
    </p>
  );
}
