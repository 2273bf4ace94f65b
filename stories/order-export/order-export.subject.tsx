import { KIT } from '#copy/kit.ts';
import { orderExport } from '#copy/orders/list.ts';
import type { OrderExportRef } from '#machines/order-export/index.ts';
import { OrderExport } from '#src/features/orders/views/OrderExport.tsx';
import { entryOf, type Subject } from '../kit/subject.ts';

export const subject: Subject = {
  entry: entryOf('order-export'),
  render: (actor) => <OrderExport actor={actor as OrderExportRef} query="redirect=order" isEmpty={false} />,
  controls: { 'export.take': orderExport.xlsx, 'export.retry': KIT.retry },
  besides: (snapshot) => (snapshot.hasTag('busy') ? [] : [orderExport.csv]),
};
