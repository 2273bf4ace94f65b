import { useSelector } from '@xstate/react';
import { type BookingRef, selectIsPlacedTold, selectOrder } from '#machines/booking/index.ts';
import { booking as words } from '#src/ui/copy/booking/words.ts';
import { orderSuccess } from '#src/ui/copy/notices.ts';
import { Button, ButtonLink } from '#src/ui/parts/Button.tsx';
import { Note } from '#src/ui/parts/common/Note.tsx';
import { Dialog } from '#src/ui/parts/Dialog.tsx';

interface OrderDialogProps {
  actor: BookingRef;
  onView: (orderNo: string) => void;
}

/** The number of an order that was just placed, and the ways on. */
export function OrderNumber({ actor, onView }: OrderDialogProps) {
  const order = useSelector(actor, selectOrder);
  const isTold = useSelector(actor, selectIsPlacedTold);
  if (order === null || !isTold) return null;
  return (
    <div className="grid gap-2">
      <p>
        {words.placed.orderNo} <strong className="text-20">{order.orderNo}</strong>
      </p>
      {order.notice === null ? null : <Note tone="warn">{order.notice}</Note>}
      <div className="flex flex-wrap justify-end gap-1">
        <ButtonLink href="/">{orderSuccess.home}</ButtonLink>
        <Button onClick={() => actor.send({ type: 'booking.retry' })}>{orderSuccess.orderAgain}</Button>
        <Button tone="primary" onClick={() => onView(order.orderNo)}>
          {orderSuccess.viewOrders}
        </Button>
      </div>
    </div>
  );
}

/** A placed order over its form, where no page of its own comes to show it. */
export function OrderDialog({ actor, onView }: OrderDialogProps) {
  const isTold = useSelector(actor, selectIsPlacedTold);
  if (!isTold) return null;
  return (
    <Dialog open title={orderSuccess.title} width={560} onClose={() => actor.send({ type: 'booking.retry' })}>
      <OrderNumber actor={actor} onView={onView} />
    </Dialog>
  );
}
