import { createActor } from 'xstate';
import type { OrderAnswer } from '#contract/calls/orders.ts';
import { documents as documentWords } from '#copy/documents/terms.ts';
import { orders as words } from '#copy/orders/list.ts';
import { milestonesCopy } from '#copy/orders/milestones.ts';
import { orderPapers } from '#copy/orders/order.ts';
import { documentsOf } from '#domain/documents/offered.ts';
import { amendmentInput } from '#machines/amendment/amendment.cases.ts';
import { amendmentMachine } from '#machines/amendment/index.ts';
import { handInInput } from '#machines/hand-in/hand-in.cases.ts';
import { handInMachine } from '#machines/hand-in/index.ts';
import type { OrderRef } from '#machines/order/index.ts';
import { orderCancellationMachine } from '#machines/order-cancellation/index.ts';
import { orderCancellationInput } from '#machines/order-cancellation/order-cancellation.cases.ts';
import { orderDocumentsMachine } from '#machines/order-documents/index.ts';
import { orderDocumentsInput } from '#machines/order-documents/order-documents.cases.ts';
import { paperFormMachine } from '#machines/paper-form/index.ts';
import { paperFormInput } from '#machines/paper-form/paper-form.cases.ts';
import { OrderSheet } from '#src/features/orders/views/OrderSheet.tsx';
import { noFiles } from '#tests/kit/no-files.ts';
import { noMessages } from '../kit/messages.ts';
import { sampleDesk, sampleOrder } from '../kit/order.ts';
import { entryOf, type Subject } from '../kit/subject.ts';

const orderFiles = { ...noFiles, openCertificate: () => undefined };

/** Papers are handed in by a chart of their own, which has stories of its own; each sheet begins with none open. */
const handIn = () => createActor(handInMachine, { input: handInInput }).start();

const amendment = () => createActor(amendmentMachine, { input: amendmentInput }).start();

const cancellation = () => createActor(orderCancellationMachine, { input: orderCancellationInput }).start();

const documents = () => createActor(orderDocumentsMachine, { input: orderDocumentsInput }).start();

export const sheetOf = (actor: OrderRef, order: OrderAnswer = sampleOrder) => (
  <OrderSheet
    actor={actor}
    order={order}
    ahead={0}
    amendment={amendment()}
    cancellation={cancellation()}
    desk={sampleDesk}
    documents={documents()}
    handIn={handIn()}
    messages={noMessages()}
    paperForm={createActor(paperFormMachine, { input: paperFormInput }).start()}
    fileAccess={orderFiles}
  />
);

export const subject: Subject = {
  entry: entryOf('order'),
  render: (actor) => sheetOf(actor as OrderRef),
  controls: {
    'order.cancel': words.cancel,
    'order.keep': words.cancelKeep,
    'order.confirm': words.cancelConfirm,
    'milestones.seen': milestonesCopy.markSeen,
  },
  besides: [orderPapers.upload, ...documentsOf(sampleOrder).flatMap(() => [documentWords.take, documentWords.print])],
};
