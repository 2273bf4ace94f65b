import { operatorInvoices as words } from '#copy/operator/requests.ts';
import type { InvoiceSheet } from '#machines/operator-invoice/index.ts';
import { Amounts } from '#src/features/user-centre/invoices/Amounts.tsx';

/** Amount of each order, and totals by currency. */
export const InvoicedOrders = ({ row: { orders, amounts } }: { row: InvoiceSheet['row'] }) => (
  <section aria-labelledby="invoiced" className="min-w-0 rounded border border-line bg-surface p-2 md:p-3">
    <h3 id="invoiced" className="mb-1 font-strong text-16">
      {words.orders}
    </h3>
    <ul>
      {orders.map(({ orderNo, amounts: ofOrder }) => (
        <li key={orderNo} className="flex flex-wrap justify-between gap-x-1 border-line border-b py-0.75">
          <span>{orderNo}</span>
          <Amounts amounts={ofOrder} />
        </li>
      ))}
    </ul>
    <p className="flex flex-wrap justify-between gap-x-1 py-0.75 font-strong">
      {words.total}
      <Amounts amounts={amounts} />
    </p>
  </section>
);
