import { createActor } from 'xstate';
import { handInInput } from '#machines/hand-in/hand-in.cases.ts';
import { handInMachine } from '#machines/hand-in/index.ts';
import type { OrderRef } from '#machines/order/index.ts';
import { orderPapers } from '#src/ui/copy/order-papers.ts';
import { orders as words } from '#src/ui/copy/orders.ts';
import { OrderSheet } from '#src/views/order/OrderSheet.tsx';
import { noFiles } from '#tests/kit/no-files.ts';
import { sampleDesk, sampleOrder } from '../kit/order.ts';
import { entryOf, type Subject } from '../kit/subject.ts';

const orderFiles = { ...noFiles, openCertificate: () => undefined };

/** Papers are handed in by a chart of their own, which has stories of its own; each sheet begins with none open. */
const handIn = () => createActor(handInMachine, { input: handInInput }).start();

export const subject: Subject = {
  entry: entryOf('order'),
  render: (actor) => (
    <OrderSheet
      actor={actor as OrderRef}
      order={sampleOrder}
      ahead={0}
      desk={sampleDesk}
      handIn={handIn()}
      fileAccess={orderFiles}
    />
  ),
  controls: {
    'order.cancel': words.cancel,
    'order.keep': words.cancelKeep,
    'order.confirm': words.cancelConfirm,
  },
  besides: [orderPapers.upload],
};
