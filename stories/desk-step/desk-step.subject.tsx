import type { AnyMachineSnapshot } from 'xstate';
import { deskStep as words } from '#copy/operator/orders.ts';
import { orders } from '#copy/orders/list.ts';
import { type DeskStepRef, type DeskStepSnapshot, selectAct } from '#machines/desk-step/index.ts';
import { StepConfirm } from '#src/operator/step/StepConfirm.tsx';
import { entryOf, type Subject } from '../kit/subject.ts';

const isUndo = (snapshot: AnyMachineSnapshot) => selectAct(snapshot as DeskStepSnapshot).kind === 'undo';

export const subject: Subject = {
  entry: entryOf('desk-step'),
  render: (actor) => <StepConfirm actor={actor as DeskStepRef} />,
  controls: {
    'step.confirm': (snapshot) =>
      isUndo(snapshot) ? words.undo.confirm : words.deviation.confirm(orders.statuses.departed),
    'step.dismiss': (snapshot) => (isUndo(snapshot) ? words.undo.back : words.deviation.back),
  },
};
