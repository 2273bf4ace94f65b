import { useSelector } from '@xstate/react';
import {
  type AuthNoticeRef,
  selectCanGo,
  selectIsBlocked,
  selectIsPassed,
  selectSecondsLeft,
} from '#machines/auth-notice/index.ts';
import { authNotice } from '#src/ui/copy/notices.ts';
import { Button } from '#src/ui/parts/Button.tsx';

export function AuthNotice({ actor }: { actor: AuthNoticeRef }) {
  const isPassed = useSelector(actor, selectIsPassed);
  const isBlocked = useSelector(actor, selectIsBlocked);
  const secondsLeft = useSelector(actor, selectSecondsLeft);
  const canGo = useSelector(actor, selectCanGo);
  const words = isPassed ? authNotice.passed(secondsLeft) : authNotice.unverified(secondsLeft);

  return (
    <div className="grid max-w-[396px] gap-2">
      {isBlocked ? <p role="alert">{authNotice.blocked}</p> : <p className="tabular-nums">{words}</p>}
      <div className="flex flex-wrap justify-end gap-1">
        <Button disabled={!canGo} onClick={() => actor.send({ type: 'notice.cancel' })}>
          {authNotice.cancel}
        </Button>
        <Button tone="primary" disabled={!canGo} onClick={() => actor.send({ type: 'notice.go' })}>
          {authNotice.go}
        </Button>
      </div>
    </div>
  );
}
