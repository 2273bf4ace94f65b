import type { AnyMachineSnapshot } from 'xstate';
import { documents as words } from '#copy/documents/terms.ts';
import { documentsOf } from '#domain/documents/offered.ts';
import { type OrderDocumentsRef, selectCanChoose } from '#machines/order-documents/index.ts';
import { OrderDocuments } from '#src/features/orders/views/OrderDocuments.tsx';
import { sampleOrder } from '../kit/order.ts';
import { entryOf, type Subject } from '../kit/subject.ts';

const canChoose = (snapshot: AnyMachineSnapshot) => selectCanChoose(snapshot as never);

export const subject: Subject = {
  entry: entryOf('order-documents'),
  render: (actor) => <OrderDocuments actor={actor as OrderDocumentsRef} order={sampleOrder} />,
  controls: { 'documents.again': words.again, 'documents.close': words.close },
  besides: (snapshot) => (canChoose(snapshot) ? documentsOf(sampleOrder).flatMap(() => [words.take, words.print]) : []),
};
