import type { OrderRef } from '#machines/order/index.ts';
import { orders as words } from '#src/ui/copy/orders.ts';
import { OrderSheet } from '#src/views/order/OrderSheet.tsx';
import { sampleDesk, sampleOrder } from '../kit/order.ts';
import { entryOf, type Subject } from '../kit/subject.ts';

export const subject: Subject = {
  entry: entryOf('order'),
  render: (actor) => <OrderSheet actor={actor as OrderRef} order={sampleOrder} ahead={0} desk={sampleDesk} />,
  controls: {
    'order.cancel': words.cancel,
    'order.keep': words.cancelKeep,
    'order.confirm': words.cancelConfirm,
  },
};
