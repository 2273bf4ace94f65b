import { useSelector } from '@xstate/react';
import { orders } from '#copy/orders/list.ts';
import { invoices as words } from '#copy/user-centre/enterprise.ts';
import {
  type InvoicePage,
  type InvoiceRequestRef,
  selectCanChoose,
  selectCanGoOn,
  selectIsChosen,
} from '#machines/invoice-request/index.ts';
import { Button } from '#src/ui/parts/Button.tsx';
import { Checkbox } from '#src/ui/parts/list/Checkbox.tsx';
import { Amounts } from './Amounts.tsx';
import { StepHead } from './StepHead.tsx';

/** Selects orders of one payer for a common invoice. */
export function OrderChoice({ actor, page }: { actor: InvoiceRequestRef; page: InvoicePage }) {
  const canGoOn = useSelector(actor, selectCanGoOn);
  return (
    <div className="grid gap-2">
      <StepHead>{words.choose}</StepHead>
      <p className="text-ink-2">{words.chooseHint}</p>
      <ul className="grid rounded border border-line bg-surface px-2 md:px-3">
        {page.invoiceable.map((order) => (
          <Choice key={order.orderNo} actor={actor} order={order} />
        ))}
      </ul>
      <div className="flex flex-wrap gap-1">
        <Button onClick={() => actor.send({ type: 'invoice.cancel' })}>{words.cancel}</Button>
        <Button tone="primary" disabled={!canGoOn} onClick={() => actor.send({ type: 'invoice.next' })}>
          {words.next}
        </Button>
      </div>
    </div>
  );
}

function Choice({ actor, order }: { actor: InvoiceRequestRef; order: InvoicePage['invoiceable'][number] }) {
  const { orderNo, service, isEnterprise, amounts } = order;
  const isChosen = useSelector(actor, selectIsChosen(orderNo));
  const canChoose = useSelector(actor, selectCanChoose(orderNo));
  return (
    <li className="grid gap-x-2 gap-y-0.5 border-line border-b py-1 last:border-b-0 md:grid-cols-[1fr_auto]">
      <Checkbox
        checked={isChosen}
        disabled={!canChoose}
        onChange={() => actor.send({ type: 'invoice.toggle', orderNo })}
      >
        <span className="tabular-nums">{orderNo}</span>
        <span className="block text-12 text-ink-3">
          {orders.services[service]}，{isEnterprise ? words.ofEnterprise : words.ofPerson}
        </span>
      </Checkbox>
      <Amounts amounts={amounts} />
    </li>
  );
}
