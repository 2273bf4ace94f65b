import { useSelector } from '@xstate/react';
import type { KeyboardEvent } from 'react';
import {
  type DeskVerificationRef,
  selectCanClose,
  selectDone,
  selectId,
  selectIsOpening,
  selectIsUnread,
  selectRefusal,
  selectSheet,
} from '#machines/desk-verification/index.ts';
import { deskVerifications as words } from '#src/ui/copy/desk-verifications.ts';
import { Button } from '#src/ui/parts/Button.tsx';
import { Note } from '#src/ui/parts/common/Note.tsx';
import { RetryNote } from '#src/ui/parts/common/RetryNote.tsx';
import { Background } from './Background.tsx';
import { Compared } from './Compared.tsx';
import { Licence } from './Licence.tsx';
import { StatusBadge } from './StatusBadge.tsx';
import { VerdictForm } from './VerdictForm.tsx';

interface DeskVerificationProps {
  actor: DeskVerificationRef;
  /** Takes the focus back to the queue. */
  toList: () => void;
}

/** The verification that is open: its licence beside what is known, the decision below. */
export function DeskVerification({ actor, toList }: DeskVerificationProps) {
  const id = useSelector(actor, selectId);
  const sheet = useSelector(actor, selectSheet);
  const isOpening = useSelector(actor, selectIsOpening);
  const canClose = useSelector(actor, selectCanClose);
  if (id === null) return <p className="rounded border border-line border-dashed p-3 text-ink-3">{words.choose}</p>;
  const close = () => {
    actor.send({ type: 'verification.close' });
    toList();
  };
  const leave = ({ key }: KeyboardEvent) => {
    if (key === 'Escape' && canClose) close();
  };
  return (
    <section key={id} aria-labelledby="opened" aria-busy={isOpening} onKeyDown={leave} className="grid min-w-0 gap-2">
      <div className="flex flex-wrap items-center justify-between gap-1">
        <h2
          id="opened"
          tabIndex={-1}
          ref={takeFocus}
          className="flex flex-wrap items-center gap-1 font-strong text-20 leading-head"
        >
          {sheet === null ? words.title : sheet.row.name}
          {sheet === null ? null : <StatusBadge status={sheet.row.status} />}
        </h2>
        <Button size={32} icon="close" disabled={!canClose} onClick={close}>
          {words.close}
        </Button>
      </div>
      <Result actor={actor} />
      {sheet === null ? (
        <p role="status">{isOpening ? words.reading : ''}</p>
      ) : (
        <>
          <div className="grid items-start gap-2 lg:grid-cols-2">
            <Licence actor={actor} sheet={sheet} />
            <Background sheet={sheet} />
          </div>
          <Compared sheet={sheet} />
          <VerdictForm actor={actor} />
        </>
      )}
    </section>
  );
}

/** What was decided, or why it was not. */
function Result({ actor }: { actor: DeskVerificationRef }) {
  const done = useSelector(actor, selectDone);
  const refusal = useSelector(actor, selectRefusal);
  const isUnread = useSelector(actor, selectIsUnread);
  return (
    <>
      {done === null ? null : (
        <p role="status" tabIndex={-1} ref={takeFocus} className="text-ok">
          {words.done[done]}
        </p>
      )}
      {isUnread ? (
        <RetryNote tone="danger" onRetry={() => actor.send({ type: 'verification.retry' })}>
          {refusal}
        </RetryNote>
      ) : refusal === null ? null : (
        <Note tone="danger" live>
          {refusal}
        </Note>
      )}
    </>
  );
}

/** What had the focus is behind or gone: the row that was opened, the form that was sent. */
const takeFocus = (element: HTMLElement | null) => element?.focus();
