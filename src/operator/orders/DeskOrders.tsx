import { useSelector } from '@xstate/react';
import { type DeskOrderRef, selectCancellation, selectMessages, selectStep } from '#machines/desk-order/index.ts';
import type { DeskQueueRef } from '#machines/desk-queue/index.ts';
import { DeskOrder } from '../order/DeskOrder.tsx';
import { BesideQueue } from '../queue/BesideQueue.tsx';
import { OrderQueue } from './OrderQueue.tsx';

export const DeskOrders = ({ queue, order }: { queue: DeskQueueRef; order: DeskOrderRef }) => (
  <BesideQueue
    queue={<OrderQueue actor={queue} order={order} />}
    renderOpen={(toList) => <OpenOrder order={order} toList={toList} />}
  />
);

function OpenOrder({ order, toList }: { order: DeskOrderRef; toList: () => void }) {
  const messages = useSelector(order, selectMessages);
  const cancellation = useSelector(order, selectCancellation);
  const step = useSelector(order, selectStep);
  return <DeskOrder actor={order} messages={messages} cancellation={cancellation} step={step} toList={toList} />;
}
