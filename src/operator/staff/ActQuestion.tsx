import { useSelector } from '@xstate/react';
import { operatorStaff as words } from '#copy/operator/staff.ts';
import {
  type OperatorStaffRef,
  type StaffAct,
  selectAct,
  selectDraft,
  selectIsActing,
  selectIsAsking,
  selectPresentRoles,
} from '#machines/operator-staff/index.ts';
import { ConfirmQuestion } from '../queue/Question.tsx';

/** Explains the consequences before an action. */
export function ActQuestion({ actor }: { actor: OperatorStaffRef }) {
  const act = useSelector(actor, selectAct);
  const isAsking = useSelector(actor, selectIsAsking);
  const isActing = useSelector(actor, selectIsActing);
  return act !== null && (isAsking || isActing) ? <AskedAct actor={actor} act={act} /> : null;
}

function AskedAct({ actor, act }: { actor: OperatorStaffRef; act: StaffAct }) {
  const { name, roles } = useSelector(actor, selectDraft);
  const present = useSelector(actor, selectPresentRoles);
  const isAsking = useSelector(actor, selectIsAsking);
  const isActing = useSelector(actor, selectIsActing);
  const help =
    act === 'add'
      ? words.helps.add(roles)
      : act === 'roles'
        ? words.helps.roles(present ?? [], roles)
        : words.helps[act];
  return (
    <ConfirmQuestion
      id="staff-act"
      title={words.questions[act](name.trim())}
      help={help}
      confirm={words.confirms[act]}
      keep={words.keep}
      isAsking={isAsking}
      isBusy={isActing}
      onConfirm={() => actor.send({ type: 'act.confirm' })}
      onKeep={() => actor.send({ type: 'act.keep' })}
    />
  );
}
