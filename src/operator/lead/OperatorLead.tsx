import { useSelector } from '@xstate/react';
import { operatorLeads as words } from '#copy/operator/requests.ts';
import {
  type OperatorLeadRef,
  selectCanClose,
  selectDone,
  selectId,
  selectIsOpening,
  selectIsUnread,
  selectRefusal,
  selectSheet,
} from '#machines/operator-lead/index.ts';
import { ActionResult, Opened } from '../queue/Opened.tsx';
import { HandlingForm } from './HandlingForm.tsx';
import { StatusBadge } from './StatusBadge.tsx';
import { Written } from './Written.tsx';

interface OperatorLeadProps {
  actor: OperatorLeadRef;
  /** Moves the focus back to the queue. */
  toList: () => void;
}

/** The message in full, and its result. */
export function OperatorLead({ actor, toList }: OperatorLeadProps) {
  const id = useSelector(actor, selectId);
  const sheet = useSelector(actor, selectSheet);
  const isOpening = useSelector(actor, selectIsOpening);
  const canClose = useSelector(actor, selectCanClose);
  const close = () => {
    actor.send({ type: 'lead.close' });
    toList();
  };
  return (
    <Opened
      id={id}
      own={words}
      title={
        <>
          {sheet === null ? words.title : `${words.topics[sheet.row.topic]} ${sheet.row.who}`}
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
          <Written sheet={sheet} />
          <HandlingForm actor={actor} sheet={sheet} />
        </>
      )}
    </Opened>
  );
}

function Result({ actor }: { actor: OperatorLeadRef }) {
  const done = useSelector(actor, selectDone);
  const refusal = useSelector(actor, selectRefusal);
  const isUnread = useSelector(actor, selectIsUnread);
  return (
    <ActionResult
      done={done === null ? null : words.done[done]}
      refusal={refusal}
      isUnread={isUnread}
      onRetry={() => actor.send({ type: 'lead.retry' })}
    />
  );
}
