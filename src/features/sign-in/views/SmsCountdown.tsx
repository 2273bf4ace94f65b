import { useSelector } from '@xstate/react';
import { session } from '#copy/sign-in/session.ts';
import {
  type SmsCountdownRef,
  selectCanRequest,
  selectIsIdle,
  selectIsSending,
  selectIsWorking,
  selectSecondsLeft,
} from '#machines/sms-countdown/index.ts';
import { Button } from '#src/ui/parts/Button.tsx';

interface SmsCountdownProps {
  actor: SmsCountdownRef;
  /** Called without a phone number: the owner of the field shows its error. */
  onPhoneMissing?: () => void;
}

export function SmsCountdown({ actor, onPhoneMissing }: SmsCountdownProps) {
  const canRequest = useSelector(actor, selectCanRequest);
  const isIdle = useSelector(actor, selectIsIdle);
  const isSending = useSelector(actor, selectIsSending);
  const isWorking = useSelector(actor, selectIsWorking);
  const secondsLeft = useSelector(actor, selectSecondsLeft);

  return (
    <Button
      className="tabular-nums"
      busy={isSending || isWorking}
      disabled={!(canRequest || isSending || isWorking || (isIdle && onPhoneMissing))}
      onClick={() => (canRequest ? actor.send({ type: 'sms.request' }) : onPhoneMissing?.())}
    >
      {secondsLeft > 0 ? session.resendIn(secondsLeft) : session.requestCode}
    </Button>
  );
}
