import { useSelector } from '@xstate/react';
import {
  type OperatorOrderRef,
  selectCancellation,
  selectMessages,
  selectStep,
} from '#machines/operator-order/index.ts';
import type { OperatorQueueRef } from '#machines/operator-queue/index.ts';
import { OperatorOrder } from '../order/OperatorOrder.tsx';
import { BesideQueue } from '../queue/BesideQueue.tsx';
import { OrderQueue } from './OrderQueue.tsx';

export const OperatorOrders = ({ queue, order }: { queue: OperatorQueueRef; order: OperatorOrderRef }) => (
  <BesideQueue
    queue={<OrderQueue actor={queue} order={order} />}
    renderOpen={(toList) => <OpenOrder order={order} toList={toList} />}
  />
);

function OpenOrder({ order, toList }: { order: OperatorOrderRef; toList: () => void }) {
  const messages = useSelector(order, selectMessages);
  const cancellation = useSelector(order, selectCancellation);
  const step = useSelector(order, selectStep);
  return <OperatorOrder actor={order} messages={messages} cancellation={cancellation} step={step} toList={toList} />;
}
