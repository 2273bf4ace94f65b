import { useSelector } from '@xstate/react';
import { operatorStep as words } from '#copy/operator/orders.ts';
import {
  type OperatorStepRef,
  type StepAct,
  type StepOrder,
  selectAct,
  selectCanDismiss,
  selectStepOrder,
} from '#machines/operator-step/index.ts';
import { Dialog } from '#src/ui/parts/Dialog.tsx';
import { nameIn, StepConfirm } from './StepConfirm.tsx';

function titleOf(act: StepAct, order: StepOrder): string {
  const nameOf = nameIn(order);
  if (act.kind === 'undo') return words.undo.title(nameOf(order.status), nameOf(act.to));
  return words.deviation.title(nameOf(act.request.status ?? order.status), act.blocks.length);
}

/** The second confirmation over the room; Esc changes nothing. */
export function StepDialog({ actor }: { actor: OperatorStepRef }) {
  const act = useSelector(actor, selectAct);
  const order = useSelector(actor, selectStepOrder);
  const canDismiss = useSelector(actor, selectCanDismiss);
  return (
    <Dialog
      open
      title={titleOf(act, order)}
      width={560}
      held={!canDismiss}
      onClose={() => actor.send({ type: 'step.dismiss' })}
    >
      <StepConfirm actor={actor} />
    </Dialog>
  );
}
