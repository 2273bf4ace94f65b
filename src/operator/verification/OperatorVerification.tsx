import { useSelector } from '@xstate/react';
import { operatorVerifications as words } from '#copy/operator/requests.ts';
import {
  type OperatorVerificationRef,
  selectCanClose,
  selectDone,
  selectId,
  selectIsOpening,
  selectIsUnread,
  selectRefusal,
  selectSheet,
} from '#machines/operator-verification/index.ts';
import { ActionResult, Opened } from '../queue/Opened.tsx';
import { Background } from './Background.tsx';
import { Compared } from './Compared.tsx';
import { Licence } from './Licence.tsx';
import { StatusBadge } from './StatusBadge.tsx';
import { VerdictForm } from './VerdictForm.tsx';

interface OperatorVerificationProps {
  actor: OperatorVerificationRef;
  /** Moves the focus back to the queue. */
  toList: () => void;
}

/** The open verification: licence beside the known facts, decision below. */
export function OperatorVerification({ actor, toList }: OperatorVerificationProps) {
  const id = useSelector(actor, selectId);
  const sheet = useSelector(actor, selectSheet);
  const isOpening = useSelector(actor, selectIsOpening);
  const canClose = useSelector(actor, selectCanClose);
  const close = () => {
    actor.send({ type: 'verification.close' });
    toList();
  };
  return (
    <Opened
      id={id}
      own={words}
      title={
        <>
          {sheet === null ? words.title : sheet.row.name}
          {sheet === null ? null : <StatusBadge status={sheet.row.status} />}
        </>
      }
      others={sheet?.row.openBy}
      isOpening={isOpening}
      canClose={canClose}
      onClose={close}
      result={<Result actor={actor} />}
    >
      {sheet === null ? null : (
        <>
          <div className="grid items-start gap-2 lg:grid-cols-2">
            <Licence actor={actor} sheet={sheet} />
            <Background sheet={sheet} />
          </div>
          <Compared sheet={sheet} />
          <VerdictForm actor={actor} />
        </>
      )}
    </Opened>
  );
}

function Result({ actor }: { actor: OperatorVerificationRef }) {
  const done = useSelector(actor, selectDone);
  const refusal = useSelector(actor, selectRefusal);
  const isUnread = useSelector(actor, selectIsUnread);
  return (
    <ActionResult
      done={done === null ? null : words.done[done]}
      refusal={refusal}
      isUnread={isUnread}
      onRetry={() => actor.send({ type: 'verification.retry' })}
    />
  );
}
