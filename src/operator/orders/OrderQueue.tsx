import { useSelector } from '@xstate/react';
import { operatorOrders as words } from '#copy/operator/orders.ts';
import { orders } from '#copy/orders/list.ts';
import { orderStatuses } from '#domain/orders/statuses.ts';
import { type OperatorOrderRef, selectCanOpen, selectOrderNo } from '#machines/operator-order/index.ts';
import type { OperatorQueueRef } from '#machines/operator-queue/index.ts';
import { Queue } from '../queue/Queue.tsx';
import type { FilterChoice } from '../queue/QueueFilters.tsx';
import { OrderMarks, OrderRow } from './OrderRow.tsx';

const FILTERS: readonly FilterChoice[] = [
  {
    field: 'service',
    label: words.service,
    choices: [
      { value: '', label: words.all },
      ...Object.entries(orders.services).map(([value, label]) => ({ value, label })),
    ],
  },
  {
    field: 'status',
    label: words.status,
    choices: [
      { value: '', label: words.open },
      ...orderStatuses.map((value) => ({ value, label: orders.statuses[value] })),
    ],
  },
];

export function OrderQueue({ actor, order }: { actor: OperatorQueueRef; order: OperatorOrderRef }) {
  const openId = useSelector(order, selectOrderNo);
  const canOpen = useSelector(order, selectCanOpen);
  return (
    <Queue
      actor={actor}
      own={words}
      filters={FILTERS}
      openId={openId}
      canOpen={canOpen}
      onOpen={(orderNo) => order.send({ type: 'order.open', orderNo })}
      titleOf={({ id }) => id}
      dueOf={(row) =>
        row.kind === 'order' && row.deadlineKind !== null ? words.deadlineKinds[row.deadlineKind] : null
      }
      renderMarks={(row) => (row.kind === 'order' ? <OrderMarks row={row} /> : null)}
      renderRow={(row) => (row.kind === 'order' ? <OrderRow row={row} /> : null)}
    />
  );
}
