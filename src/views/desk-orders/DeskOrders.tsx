import type { DeskOrderRef } from '#machines/desk-order/index.ts';
import type { DeskQueueRef } from '#machines/desk-queue/index.ts';
import { DeskOrder } from '../desk-order/DeskOrder.tsx';
import { BesideQueue } from '../desk-queue/BesideQueue.tsx';
import { OrderQueue } from './OrderQueue.tsx';

export const DeskOrders = ({ queue, order }: { queue: DeskQueueRef; order: DeskOrderRef }) => (
  <BesideQueue
    queue={<OrderQueue actor={queue} order={order} />}
    renderOpen={(toList) => <DeskOrder actor={order} toList={toList} />}
  />
);
