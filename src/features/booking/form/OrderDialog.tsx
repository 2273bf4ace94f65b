import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { orderSuccess, placed } from '#copy/booking/outcome.ts';
import { currencySymbol, formatAmount } from '#domain/money.ts';
import { type BookingRef, selectIsPlacedNotified, selectOrder } from '#machines/booking/index.ts';
import type { PlacedOrder } from '#machines/checkout/index.ts';
import { type OrderFormRef, selectQuote } from '#machines/order-form/index.ts';
import { Button, ButtonLink } from '#src/ui/parts/Button.tsx';
import { Money } from '#src/ui/parts/common/Money.tsx';
import { Note } from '#src/ui/parts/common/Note.tsx';
import { DemoMark } from '#src/ui/parts/DemoMark.tsx';
import { Dialog } from '#src/ui/parts/Dialog.tsx';
import { DateTime } from '#src/ui/parts/list/DateTime.tsx';
import { HOUSE_ZONE } from '#src/ui/text/time-text.ts';

/** Totals of the placed order, one for each currency. */
export function PlacedTotals({ actor }: { actor: OrderFormRef }) {
  const totals = selectQuote(actor.getSnapshot())?.totals ?? [];
  if (totals.length === 0) return null;
  return (
    <dl>
      <dt className="text-12 text-ink-3">{placed.totals}</dt>
      <dd className="flex flex-wrap items-baseline gap-x-1 font-strong">
        {totals.map(({ currency, amount }) => (
          <Money key={currency} symbol={currencySymbol(currency)} amount={formatAmount(amount)} />
        ))}
        <DemoMark />
      </dd>
    </dl>
  );
}

interface OrderNumberProps {
  actor: BookingRef;
  onView: (orderNo: string) => void;
  onCopy?: (text: string) => void;
  /** Countdown to the user centre. */
  authNotice?: ReactNode;
  /** Order details and documents of the service. */
  children?: ReactNode;
}

/** Number of the placed order, with links to continue. */
export function OrderNumber({ actor, onView, onCopy, authNotice, children }: OrderNumberProps) {
  const order = useSelector(actor, selectOrder);
  const isShown = useSelector(actor, selectIsPlacedNotified);
  if (order === null || !isShown) return null;
  return (
    <div className="grid gap-2">
      <p className="flex flex-wrap items-center gap-1">
        {placed.orderNo} <strong className="text-20 tabular-nums">{order.orderNo}</strong>
        {onCopy ? (
          <Button size={32} tone="quiet" icon="copy" onClick={() => onCopy(order.orderNo)}>
            {placed.copy}
          </Button>
        ) : null}
      </p>
      {order.notice === null ? null : <Note tone="warn">{order.notice}</Note>}
      {children}
      <NextSteps steps={order.nextSteps} />
      {authNotice}
      <div className="flex flex-wrap justify-end gap-1">
        <ButtonLink href="/">{orderSuccess.home}</ButtonLink>
        <Button onClick={() => actor.send({ type: 'booking.retry' })}>{orderSuccess.orderAgain}</Button>
        <Button tone={authNotice === undefined ? 'primary' : 'secondary'} onClick={() => onView(order.orderNo)}>
          {orderSuccess.viewOrders}
        </Button>
      </div>
    </div>
  );
}

/** The customer's next steps with deadlines. */
function NextSteps({ steps }: { steps: PlacedOrder['nextSteps'] }) {
  if (steps.length === 0) return null;
  return (
    <section aria-label={placed.next}>
      <h3 className="mb-0.5 font-strong">{placed.next}</h3>
      <ol className="grid">
        {steps.map(({ text, dueAt }) => (
          <li key={text} className="flex flex-wrap justify-between gap-x-2 border-line border-b py-0.5">
            <span>{text}</span>
            {dueAt === null ? null : (
              <span className="text-12 text-ink-3">
                {placed.until} <DateTime instant={dueAt} zone={HOUSE_ZONE} />
              </span>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

interface OrderDialogProps extends OrderNumberProps {
  form: OrderFormRef;
}

/** Shows a placed order over its form, for services without an order page. */
export function OrderDialog({ form, children, ...props }: OrderDialogProps) {
  const { actor } = props;
  return (
    <Dialog open title={orderSuccess.title} width={560} onClose={() => actor.send({ type: 'booking.retry' })}>
      <OrderNumber {...props}>
        {children}
        <PlacedTotals actor={form} />
      </OrderNumber>
    </Dialog>
  );
}
