import { useSelector } from '@xstate/react';
import { authNotice } from '#copy/booking/outcome.ts';
import {
  type AuthNoticeRef,
  selectCanCancel,
  selectCanGo,
  selectIsPassed,
  selectIsUnderReview,
  selectIsUnreached,
  selectLink,
  selectSecondsLeft,
} from '#machines/auth-notice/index.ts';
import { Button, ButtonLink } from '#src/ui/parts/Button.tsx';

export function AuthNotice({ actor }: { actor: AuthNoticeRef }) {
  const isPassed = useSelector(actor, selectIsPassed);
  const isUnderReview = useSelector(actor, selectIsUnderReview);
  const isUnreached = useSelector(actor, selectIsUnreached);
  const link = useSelector(actor, selectLink);
  const secondsLeft = useSelector(actor, selectSecondsLeft);
  const canGo = useSelector(actor, selectCanGo);
  const canCancel = useSelector(actor, selectCanCancel);
  const text = isPassed ? authNotice.passed : isUnderReview ? authNotice.underReview : authNotice.unverified;
  const words = text(secondsLeft);
  const problem = isUnreached ? authNotice.unreached : link === null ? null : authNotice.blocked;

  return (
    <div className="grid gap-2">
      {problem === null ? (
        <div className="flex items-center gap-2">
          <span
            aria-hidden="true"
            className="diamond-cut grid size-6 shrink-0 place-items-center bg-link font-strong text-16 text-surface tabular-nums"
          >
            {secondsLeft}
          </span>
          <p className="min-w-0 tabular-nums">{words}</p>
        </div>
      ) : (
        <p role="alert">{problem}</p>
      )}
      <div className="flex flex-wrap justify-end gap-1 max-md:*:grow">
        <Button disabled={!canCancel} onClick={() => actor.send({ type: 'notice.cancel' })}>
          {authNotice.cancel}
        </Button>
        {link === null ? (
          <Button tone="primary" disabled={!canGo} onClick={() => actor.send({ type: 'notice.go' })}>
            {isUnreached ? authNotice.retry : authNotice.go}
          </Button>
        ) : (
          <ButtonLink
            tone="primary"
            href={link}
            target="_blank"
            rel="noopener"
            onClick={() => actor.send({ type: 'notice.followed' })}
          >
            {authNotice.go}
          </ButtonLink>
        )}
      </div>
    </div>
  );
}
