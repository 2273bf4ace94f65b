import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import { type DeskOrderRef, selectMessages } from '#machines/desk-order/index.ts';
import { type DeskOrdersRef, selectOrder } from '#machines/desk-orders/index.ts';
import { DeskOrder } from '../desk-order/DeskOrder.tsx';
import { OrderQueue } from './OrderQueue.tsx';
import { focusRow } from './row-focus.ts';

/** The queue beside the order that is open; on a narrow page one above the other. */
export function DeskOrders({ actor }: { actor: DeskOrdersRef }) {
  const order = useSelector(actor, selectOrder);
  const queue = useRef<HTMLDivElement>(null);
  return order === undefined ? null : (
    <div className="grid min-w-0 items-start gap-2 xl:grid-cols-[360px_1fr]">
      <div ref={queue} className="min-w-0">
        <OrderQueue actor={actor} order={order} />
      </div>
      <OpenOrder order={order} toList={() => focusRow(queue.current)} />
    </div>
  );
}

function OpenOrder({ order, toList }: { order: DeskOrderRef; toList: () => void }) {
  const messages = useSelector(order, selectMessages);
  return <DeskOrder actor={order} messages={messages} toList={toList} />;
}
