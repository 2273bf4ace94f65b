import { useSelector } from '@xstate/react';
import { operatorInvoices as words } from '#copy/operator/requests.ts';
import { type OperatorInvoiceRef, selectCanOpen, selectId } from '#machines/operator-invoice/index.ts';
import type { InvoiceRow, OperatorQueueRef } from '#machines/operator-queue/index.ts';
import { Amounts } from '#src/features/user-centre/invoices/Amounts.tsx';
import { HOUSE_ZONE } from '#src/ui/house-zone.ts';
import { DateTime } from '#src/ui/parts/list/DateTime.tsx';
import { BesideQueue } from '../queue/BesideQueue.tsx';
import { Queue } from '../queue/Queue.tsx';
import type { FilterChoice } from '../queue/QueueFilters.tsx';
import type { HoldFile } from '../rates-import/hold-file.ts';
import { OperatorInvoice } from './OperatorInvoice.tsx';
import { StatusBadge } from './StatusBadge.tsx';

const { requested, ...decided } = words.statuses;

const FILTERS: readonly FilterChoice[] = [
  {
    field: 'status',
    label: words.status,
    choices: [{ value: '', label: requested }, ...Object.entries(decided).map(([value, label]) => ({ value, label }))],
  },
];

interface OperatorInvoicesProps {
  queue: OperatorQueueRef;
  invoice: OperatorInvoiceRef;
  hold: HoldFile;
}

export function OperatorInvoices({ queue, invoice, hold }: OperatorInvoicesProps) {
  const openId = useSelector(invoice, selectId);
  const canOpen = useSelector(invoice, selectCanOpen);
  return (
    <BesideQueue
      queue={
        <Queue
          actor={queue}
          own={words}
          filters={FILTERS}
          openId={openId}
          canOpen={canOpen}
          onOpen={(id) => invoice.send({ type: 'invoice.open', id })}
          titleOf={(row) => (row.kind === 'invoice' ? row.details.companyName : row.id)}
          renderMarks={(row) => (row.kind === 'invoice' ? <StatusBadge status={row.status} /> : null)}
          renderRow={(row) => (row.kind === 'invoice' ? <Row row={row} /> : null)}
        />
      }
      renderOpen={(toList) => <OperatorInvoice actor={invoice} hold={hold} toList={toList} />}
    />
  );
}

const Row = ({ row: { details, payer, orders, amounts, createdAt } }: { row: InvoiceRow }) => (
  <>
    <span className="flex flex-wrap items-center gap-0.5">
      <span className="text-12 text-ink-3">
        {words.types[details.invoiceType]} {words.orderCount(orders.length)}
      </span>
      <Amounts amounts={amounts} />
    </span>
    <span className="min-w-0 wrap-break-word text-12 text-ink-2">
      {payer} {words.asked} <DateTime instant={createdAt} zone={HOUSE_ZONE} />
    </span>
  </>
);
