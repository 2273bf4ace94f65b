import { useSelector } from '@xstate/react';
import { orders } from '#copy/orders/list.ts';
import { orderTemplates } from '#copy/user-centre/rooms.ts';
import { type OrderRef, selectContent } from '#machines/order/index.ts';
import type { OrderTemplatesRef } from '#machines/order-templates/index.ts';
import { type ResourceRef, selectScreen } from '#machines/resource/index.ts';
import { Button } from '#src/ui/parts/Button.tsx';

interface TakingProps {
  order: OrderRef;
  orderNo: string | null;
  templates: OrderTemplatesRef | undefined;
}

/** Exports and templates made from an order. */
export function OrderTaking({ order, orderNo, templates }: TakingProps) {
  const content = useSelector(order, selectContent);
  return content === undefined ? null : <TakingOnceRead content={content} orderNo={orderNo} templates={templates} />;
}

function TakingOnceRead({ content, orderNo, templates }: Omit<TakingProps, 'order'> & { content: ResourceRef }) {
  const isThere = useSelector(content, selectScreen) === 'content';
  if (!isThere) return null;
  return (
    <>
      <Button size={32} icon="print" onClick={() => window.print()}>
        {orders.print}
      </Button>
      {templates === undefined || orderNo === null ? null : <SaveTemplate orderNo={orderNo} templates={templates} />}
    </>
  );
}

function SaveTemplate({ orderNo, templates }: { orderNo: string; templates: OrderTemplatesRef }) {
  return (
    <Button
      size={32}
      onClick={() => templates.send({ type: 'templates.open', source: { kind: 'order', orderNo }, name: '' })}
    >
      {orderTemplates.saveAs}
    </Button>
  );
}
