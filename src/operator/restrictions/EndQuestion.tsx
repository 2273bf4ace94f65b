import { useSelector } from '@xstate/react';
import { operatorRestrictions as words } from '#copy/operator/console.ts';
import {
  type OperatorRestrictionsRef,
  selectIsAsking,
  selectIsEnding,
  selectRow,
} from '#machines/operator-restrictions/index.ts';
import { ConfirmQuestion } from '../queue/Question.tsx';

/** Names the restriction before it is ended. */
export function EndQuestion({ actor }: { actor: OperatorRestrictionsRef }) {
  const row = useSelector(actor, selectRow);
  const isAsking = useSelector(actor, selectIsAsking);
  const isEnding = useSelector(actor, selectIsEnding);
  if (row === null || !(isAsking || isEnding)) return null;
  return (
    <ConfirmQuestion
      id="end"
      title={words.endTitle(row.partyName, words.what(row))}
      help={words.endLead}
      confirm={words.confirm}
      keep={words.keep}
      isAsking={isAsking}
      isBusy={isEnding}
      onConfirm={() => actor.send({ type: 'end.confirm' })}
      onKeep={() => actor.send({ type: 'end.keep' })}
    />
  );
}
