import { useSelector } from '@xstate/react';
import { type ReactNode, useRef } from 'react';
import type { DeskOrderRef } from '#machines/desk-order/index.ts';
import { type DeskOrdersRef, selectOrder } from '#machines/desk-orders/index.ts';
import { OrderQueue } from './OrderQueue.tsx';
import { focusRow } from './row-focus.ts';

interface DeskOrdersProps {
  actor: DeskOrdersRef;
  renderOrder: (order: DeskOrderRef, toList: () => void) => ReactNode;
}

/** The queue beside the order that is open; on a narrow page one above the other. */
export function DeskOrders({ actor, renderOrder }: DeskOrdersProps) {
  const order = useSelector(actor, selectOrder);
  const queue = useRef<HTMLDivElement>(null);
  if (order === undefined) return null;
  return (
    <div className="grid min-w-0 items-start gap-2 xl:grid-cols-[360px_1fr]">
      <div ref={queue} className="min-w-0">
        <OrderQueue actor={actor} order={order} />
      </div>
      {renderOrder(order, () => focusRow(queue.current))}
    </div>
  );
}
