import { useSelector } from '@xstate/react';
import { useState } from 'react';
import type { OrderAnswer } from '#contract/calls/orders.ts';
import { orderPath } from '#contract/routes.ts';
import { amendment as amending } from '#copy/orders/amendment.ts';
import { orders as words } from '#copy/orders/list.ts';
import { calendarMoments, cancellation } from '#copy/orders/order.ts';
import { upcomingItems } from '#domain/orders/upcoming-items.ts';
import { type OrderRef, selectCanCancel } from '#machines/order/index.ts';
import { type OrderCancellationRef, selectCanAsk } from '#machines/order-cancellation/index.ts';
import { classes } from '#src/ui/classes.ts';
import { Button, ButtonLink } from '#src/ui/parts/Button.tsx';
import { CalendarLink } from './CalendarLink.tsx';

export function AskCancellation({ actor }: { actor: OrderCancellationRef }) {
  const canAsk = useSelector(actor, selectCanAsk);
  return (
    <Button tone="danger" size={32} disabled={!canAsk} onClick={() => actor.send({ type: 'cancellation.ask' })}>
      {cancellation.ask}
    </Button>
  );
}

interface OrderActionsProps {
  actor: OrderRef;
  order: OrderAnswer;
  cancellation: OrderCancellationRef | undefined;
}

/** Actions of an order; folded into 更多 on phones. */
export function OrderActions({ actor, order, cancellation }: OrderActionsProps) {
  const [isOpen, setOpen] = useState(false);
  const canCancel = useSelector(actor, selectCanCancel);
  return (
    <div className="ml-auto flex flex-wrap justify-end gap-1 print:hidden">
      <Button
        size={32}
        icon={isOpen ? 'up' : 'down'}
        className="md:hidden"
        aria-expanded={isOpen}
        aria-controls="order-actions"
        onClick={() => setOpen(!isOpen)}
      >
        {words.more}
      </Button>
      <span id="order-actions" className={classes('flex-wrap justify-end gap-1 md:flex', isOpen ? 'flex' : 'hidden')}>
        {order.mayAmend ? (
          <ButtonLink size={32} icon="edit" href={`${orderPath(order.service)}?amend=${order.orderNo}`}>
            {amending.begin}
          </ButtonLink>
        ) : null}
        <OrderCalendar order={order} />
        <ButtonLink size={32} icon="copy" href={`${orderPath(order.service)}?copy=${order.orderNo}`}>
          {words.copy}
        </ButtonLink>
        {order.mayCancel ? (
          <Button tone="danger" size={32} disabled={!canCancel} onClick={() => actor.send({ type: 'order.cancel' })}>
            {words.cancel}
          </Button>
        ) : null}
        {cancellation !== undefined && order.cancelling?.mayAsk ? <AskCancellation actor={cancellation} /> : null}
      </span>
    </div>
  );
}

function OrderCalendar({ order }: { order: OrderAnswer }) {
  const moments = calendarMoments(order.orderNo, upcomingItems(order, order.now), order.now);
  if (moments.length === 0) return null;
  return (
    <CalendarLink file={order.orderNo} name={order.orderNo} now={order.now} moments={moments}>
      {words.calendar.save}
    </CalendarLink>
  );
}
