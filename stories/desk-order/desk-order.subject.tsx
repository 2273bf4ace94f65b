import type { AnyMachineSnapshot } from 'xstate';
import { samplePicture, sampleSheet } from '#machines/desk-order/desk-order.sample.ts';
import {
  type DeskOrderRef,
  type DeskOrderSnapshot,
  selectCanEdit,
  selectMoveDangerous,
  selectMoveStatus,
} from '#machines/desk-order/index.ts';
import { deskOrders as words } from '#src/ui/copy/desk-orders.ts';
import { KIT } from '#src/ui/copy/kit.ts';
import { orders } from '#src/ui/copy/orders.ts';
import { DeskOrder } from '#src/views/desk-order/DeskOrder.tsx';
import { entryOf, nothing, type Subject } from '../kit/subject.ts';

const PAPER = sampleSheet.papers[0]?.name ?? '';

/** What the two selects of the next status show, where they work. */
function chosenTexts(snapshot: AnyMachineSnapshot): readonly string[] {
  const seen = snapshot as DeskOrderSnapshot;
  if (!selectCanEdit(seen)) return [];
  const status = selectMoveStatus(seen);
  const dgStatus = selectMoveDangerous(seen);
  return [
    status === null ? KIT.pleaseChoose : orders.statuses[status],
    dgStatus === null ? words.unchanged : orders.dgStatuses[dgStatus],
  ];
}

export const subject: Subject = {
  entry: entryOf('desk-order'),
  render: (actor) => <DeskOrder actor={actor as DeskOrderRef} toList={nothing} />,
  controls: {
    'order.close': words.close,
    'order.retry': KIT.retry,
    'move.submit': words.move,
    'paper.accept': `${words.accept} ${PAPER}`,
    'paper.doubt': `${words.doubt} ${PAPER}`,
    'paper.return': words.confirmReturn,
    'paper.keep': words.keep,
    'file.open': `${words.view} ${samplePicture.name}`,
    'file.close': `${words.hide} ${samplePicture.name}`,
  },
  besides: chosenTexts,
};
