import type { OrderExportRef } from '#machines/order-export/index.ts';
import { OrderExport } from '#src/features/orders/views/OrderExport.tsx';
import { KIT } from '#src/ui/copy/kit.ts';
import { orderExport } from '#src/ui/copy/order-export.ts';
import { entryOf, type Subject } from '../kit/subject.ts';

export const subject: Subject = {
  entry: entryOf('order-export'),
  render: (actor) => <OrderExport actor={actor as OrderExportRef} query="redirect=order" isEmpty={false} />,
  controls: { 'export.take': orderExport.xlsx, 'export.retry': KIT.retry },
  besides: (snapshot) => (snapshot.hasTag('busy') ? [] : [orderExport.csv]),
};
