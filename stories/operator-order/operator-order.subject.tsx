import type { AnyMachineSnapshot } from 'xstate';
import { KIT } from '#copy/kit.ts';
import { operatorSteps, operatorOrders as words } from '#copy/operator/orders.ts';
import { orders } from '#copy/orders/list.ts';
import {
  type OperatorOrderRef,
  type OperatorOrderSnapshot,
  selectCanEdit,
  selectMoveDangerous,
  selectMoveStatus,
  selectPicture,
  selectReturned,
} from '#machines/operator-order/index.ts';
import { samplePicture, sampleSheet } from '#machines/operator-order/operator-order.sample.ts';
import { OperatorOrder } from '#src/operator/order/OperatorOrder.tsx';
import { noMessages } from '../kit/messages.ts';
import { entryOf, nothing, type Subject } from '../kit/subject.ts';

const PAPER = sampleSheet.papers[0]?.name ?? '';

/** Values of the two selects for the next status, while they are enabled. */
function chosenTexts(snapshot: AnyMachineSnapshot): readonly string[] {
  const seen = snapshot as OperatorOrderSnapshot;
  if (!selectCanEdit(seen)) return [];
  const status = selectMoveStatus(seen);
  const dgStatus = selectMoveDangerous(seen);
  return [
    status === null ? KIT.pleaseChoose : orders.statuses[status],
    dgStatus === null ? words.unchanged : orders.dgStatuses[dgStatus],
  ];
}

const chosenName = (snapshot: AnyMachineSnapshot) => {
  const status = selectMoveStatus(snapshot as OperatorOrderSnapshot);
  return status === null ? '' : orders.statuses[status];
};

/** The button labels depend on the kind of item that the operator refuses. */
function reasonWords(snapshot: AnyMachineSnapshot) {
  const about = selectReturned(snapshot as OperatorOrderSnapshot)?.about;
  return about !== undefined && 'amendment' in about ? words.amendment.refusing : words.returning;
}

export const subject: Subject = {
  entry: entryOf('operator-order'),
  render: (actor) => (
    <OperatorOrder
      actor={actor as OperatorOrderRef}
      messages={noMessages()}
      cancellation={undefined}
      numbers={undefined}
      shipment={undefined}
      step={undefined}
      toList={nothing}
    />
  ),
  controls: {
    'order.close': words.close,
    'order.retry': KIT.retry,
    'move.submit': words.move,
    'deviation.open': (snapshot) => operatorSteps.deviate(chosenName(snapshot)),
    'deviation.close': operatorSteps.deviation.close,
    'deviation.confirm': operatorSteps.deviation.confirm,
    'undo.open': operatorSteps.undo(orders.statuses.submitted),
    'paper.accept': `${words.accept} ${PAPER}`,
    'paper.doubt': `${words.doubt} ${PAPER}`,
    'amendment.accept': words.amendment.accept,
    'amendment.doubt': words.amendment.doubt,
    'decision.confirm': (snapshot) => reasonWords(snapshot).confirm,
    'decision.cancel': (snapshot) => reasonWords(snapshot).keep,
    'draft.make': words.draft,
    'file.open': (snapshot) =>
      `${selectPicture(snapshot as OperatorOrderSnapshot) === null ? words.view : words.original} ${samplePicture.name}`,
    'file.close': `${words.hide} ${samplePicture.name}`,
  },
  besides: chosenTexts,
};
