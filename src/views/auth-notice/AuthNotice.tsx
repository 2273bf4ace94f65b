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
    <div className="grid gap-2">
      {isBlocked ? (
        <p role="alert">{authNotice.blocked}</p>
      ) : (
        <div className="flex items-center gap-2">
          <span
            aria-hidden="true"
            className="diamond-cut grid size-6 shrink-0 place-items-center bg-link font-strong text-16 text-surface tabular-nums"
          >
            {secondsLeft}
          </span>
          <p className="min-w-0 tabular-nums">{words}</p>
        </div>
      )}
      <div className="flex flex-wrap justify-end gap-1 max-md:*:grow">
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
