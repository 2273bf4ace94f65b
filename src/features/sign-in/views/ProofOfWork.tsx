import { useSelector } from '@xstate/react';
import { proofOfWork as words } from '#copy/sign-in/session.ts';
import {
  type ProofOfWorkRef,
  selectCanRetry,
  selectIsFinished,
  selectIsImpossible,
  selectIsSlow,
  selectSecondsLeft,
  selectShare,
} from '#machines/proof-of-work/index.ts';
import { Button } from '#src/ui/parts/Button.tsx';
import { Note } from '#src/ui/parts/common/Note.tsx';
import { ScaleBar } from '#src/ui/parts/ScaleBar.tsx';

interface ProofOfWorkProps {
  actor: ProofOfWorkRef;
  /** Explains the reason and the alternatives. */
  purpose: keyof typeof words.reasons;
}

/** Shows the progress of the device's work, and alternatives when it cannot work. */
export function ProofOfWork({ actor, purpose }: ProofOfWorkProps) {
  const isImpossible = useSelector(actor, selectIsImpossible);
  const isFinished = useSelector(actor, selectIsFinished);
  if (isFinished) return null;
  return (
    <div className="grid gap-1">
      {isImpossible ? (
        <Note tone="warn" live>
          {words.impossible}
          {words.instead[purpose]}
        </Note>
      ) : (
        <Progress actor={actor} purpose={purpose} />
      )}
      <div className="flex flex-wrap gap-1">
        {isImpossible ? <Retry actor={actor} /> : null}
        <Button size={32} tone="quiet" onClick={() => actor.send({ type: 'work.close' })}>
          {words.close}
        </Button>
      </div>
    </div>
  );
}

function Progress({ actor, purpose }: ProofOfWorkProps) {
  const share = useSelector(actor, selectShare);
  const secondsLeft = useSelector(actor, selectSecondsLeft);
  const isSlow = useSelector(actor, selectIsSlow);
  return (
    <>
      <p className="flex items-baseline justify-between gap-1">
        <strong role="status">{words.title}</strong>
        <span className="text-ink-3 tabular-nums">{secondsLeft === null ? null : words.left(secondsLeft)}</span>
      </p>
      <ScaleBar percent={share * 100} label={words.title} />
      <p className="text-12 text-ink-3">
        {words.reasons[purpose]}
        {isSlow ? words.slow : null}
      </p>
    </>
  );
}

function Retry({ actor }: { actor: ProofOfWorkRef }) {
  const canRetry = useSelector(actor, selectCanRetry);
  return (
    <Button size={32} disabled={!canRetry} onClick={() => actor.send({ type: 'work.retry' })}>
      {words.retry}
    </Button>
  );
}
