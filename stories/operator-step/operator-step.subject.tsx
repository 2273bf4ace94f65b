import type { AnyMachineSnapshot } from 'xstate';
import { operatorStep as words } from '#copy/operator/orders.ts';
import { orders } from '#copy/orders/list.ts';
import { type OperatorStepRef, type OperatorStepSnapshot, selectAct } from '#machines/operator-step/index.ts';
import { StepConfirm } from '#src/operator/step/StepConfirm.tsx';
import { entryOf, type Subject } from '../kit/subject.ts';

const isUndo = (snapshot: AnyMachineSnapshot) => selectAct(snapshot as OperatorStepSnapshot).kind === 'undo';

export const subject: Subject = {
  entry: entryOf('operator-step'),
  render: (actor) => <StepConfirm actor={actor as OperatorStepRef} />,
  controls: {
    'step.confirm': (snapshot) =>
      isUndo(snapshot) ? words.undo.confirm : words.deviation.confirm(orders.statuses.departed),
    'step.dismiss': (snapshot) => (isUndo(snapshot) ? words.undo.back : words.deviation.back),
  },
};
