import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { verification as words } from '#copy/user-centre/rooms.ts';
import {
  selectIsChecking,
  selectIsJoining,
  selectReason,
  selectRefusal,
  selectText,
  type VerificationRef,
} from '#machines/verification/index.ts';
import { Button } from '#src/ui/parts/Button.tsx';
import { Note } from '#src/ui/parts/common/Note.tsx';

interface WorkingProps {
  actor: VerificationRef;
  screen: 'loading' | 'lookingUp';
}

/** Announces what is in progress and offers to stop it. */
export function Working({ actor, screen }: WorkingProps) {
  const code = useSelector(actor, selectText('creditCode'));
  return (
    <div className="grid gap-2">
      <p role="status" className="flex items-center gap-1 wrap-anywhere">
        <span className="busy-mark" aria-hidden="true" />
        {screen === 'loading' ? words.loading : words.lookingUp(code)}
      </p>
      <Actions actor={actor}>
        {screen === 'loading' ? null : (
          <Button onClick={() => actor.send({ type: 'verification.edit' })}>{words.editAgain}</Button>
        )}
      </Actions>
    </div>
  );
}

export function Interrupted({ actor, screen }: { actor: VerificationRef; screen: 'unavailable' | 'interrupted' }) {
  const refusal = useSelector(actor, selectRefusal);
  return (
    <div className="grid gap-2">
      <Note tone="danger" live title={words[screen]}>
        {refusal}
      </Note>
      <Actions actor={actor}>
        {screen === 'unavailable' ? null : (
          <Button onClick={() => actor.send({ type: 'verification.edit' })}>{words.editAgain}</Button>
        )}
        <Button tone="primary" onClick={() => actor.send({ type: 'verification.retry' })}>
          {words.retry}
        </Button>
      </Actions>
    </div>
  );
}

/** Another account is verified with this code: says so before the user fills in the form. */
export function Taken({ actor }: { actor: VerificationRef }) {
  const code = useSelector(actor, selectText('creditCode'));
  const refusal = useSelector(actor, selectRefusal);
  const isJoining = useSelector(actor, selectIsJoining);
  return (
    <div className="grid gap-2">
      <Note tone="warn" live title={words.takenTitle}>
        {words.takenText}
      </Note>
      {refusal === null ? null : (
        <Note tone="danger" live>
          {refusal}
        </Note>
      )}
      <p className="wrap-anywhere">
        <span className="text-ink-2">{words.creditCode}</span> <span className="font-strong">{code}</span>
      </p>
      <Actions actor={actor}>
        <Button disabled={isJoining} onClick={() => actor.send({ type: 'verification.continue' })}>
          {words.goOn}
        </Button>
        <Button disabled={isJoining} onClick={() => actor.send({ type: 'verification.edit' })}>
          {words.editAgain}
        </Button>
        <Button tone="primary" busy={isJoining} onClick={() => actor.send({ type: 'verification.join' })}>
          {words.join}
        </Button>
      </Actions>
    </div>
  );
}

export function JoinRequested({ actor }: { actor: VerificationRef }) {
  return (
    <div className="grid gap-2">
      <Note tone="ok" live title={words.requestedTitle}>
        {words.requestedText}
      </Note>
      <div className="flex justify-end">
        <Button tone="primary" onClick={() => actor.send({ type: 'verification.close' })}>
          {words.done}
        </Button>
      </div>
    </div>
  );
}

export function Pending({ actor }: { actor: VerificationRef }) {
  const refusal = useSelector(actor, selectRefusal);
  const isChecking = useSelector(actor, selectIsChecking);
  return (
    <div className="grid gap-2">
      <Note tone="warn" live title={words.pendingTitle}>
        {words.pendingText}
      </Note>
      {refusal === null ? null : (
        <Note tone="danger" live>
          {refusal}
        </Note>
      )}
      <div className="flex flex-wrap justify-end gap-1 max-md:*:grow">
        <Button busy={isChecking} onClick={() => actor.send({ type: 'verification.check' })}>
          {words.check}
        </Button>
        <Button tone="primary" onClick={() => actor.send({ type: 'verification.close' })}>
          {words.done}
        </Button>
      </div>
    </div>
  );
}

export function Result({ actor, screen }: { actor: VerificationRef; screen: 'passed' | 'rejected' }) {
  const reason = useSelector(actor, selectReason);
  const close = () => actor.send({ type: 'verification.close' });
  return screen === 'passed' ? (
    <div className="grid gap-2">
      <Note tone="ok" live title={words.passedTitle}>
        {words.passedText}
      </Note>
      <div className="flex justify-end">
        <Button tone="primary" onClick={close}>
          {words.done}
        </Button>
      </div>
    </div>
  ) : (
    <div className="grid gap-2">
      <Note tone="danger" live title={words.rejectedTitle}>
        {reason ?? words.rejectedText}
      </Note>
      <div className="flex flex-wrap justify-end gap-1 max-md:*:grow">
        <Button onClick={close}>{words.done}</Button>
        <Button tone="primary" onClick={() => actor.send({ type: 'verification.edit' })}>
          {words.again}
        </Button>
      </div>
    </div>
  );
}

function Actions({ actor, children }: { actor: VerificationRef; children: ReactNode }) {
  return (
    <div className="flex flex-wrap justify-end gap-1 max-md:*:grow">
      <Later actor={actor} />
      {children}
    </div>
  );
}

export function Later({ actor }: { actor: VerificationRef }) {
  return (
    <Button tone="quiet" onClick={() => actor.send({ type: 'verification.close' })}>
      {words.later}
    </Button>
  );
}
