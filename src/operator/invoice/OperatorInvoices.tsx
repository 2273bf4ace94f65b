import { useSelector } from '@xstate/react';
import type { FormEvent } from 'react';
import { operatorInvoices as words } from '#copy/operator/requests.ts';
import type { InvoiceStatus } from '#domain/invoices/requests.ts';
import {
  type InvoiceSheet,
  type OperatorInvoiceRef,
  selectCanClose,
  selectCanOpen,
  selectCanRead,
  selectCanRefuse,
  selectCanWrite,
  selectDone,
  selectId,
  selectIsOpening,
  selectIsReading,
  selectIsRefusing,
  selectIsUnread,
  selectReason,
  selectRefusal,
  selectSheet,
  selectStranded,
} from '#machines/operator-invoice/index.ts';
import type { InvoiceRow, OperatorQueueRef } from '#machines/operator-queue/index.ts';
import { Amounts } from '#src/features/user-centre/invoices/InvoiceFields.tsx';
import { type FactRow, FactRows } from '#src/operator/order/FactRows.tsx';
import { ActionResult, Opened } from '#src/operator/queue/Opened.tsx';
import { Button } from '#src/ui/parts/Button.tsx';
import { Badge } from '#src/ui/parts/common/Badge.tsx';
import { Field } from '#src/ui/parts/common/Field.tsx';
import { DateTime } from '#src/ui/parts/list/DateTime.tsx';
import { TextArea } from '#src/ui/parts/TextArea.tsx';
import { HOUSE_ZONE } from '#src/ui/text/time-text.ts';
import { BesideQueue } from '../queue/BesideQueue.tsx';
import { Queue } from '../queue/Queue.tsx';
import type { FilterChoice } from '../queue/QueueFilters.tsx';
import type { HoldFile } from '../rates-import/RateFile.tsx';
import { InvoiceDetails } from './InvoiceDetails.tsx';
import { IssueForm } from './IssueForm.tsx';

const TONES = { requested: 'warn', issued: 'ok', refused: 'danger' } as const;

export const StatusBadge = ({ status }: { status: InvoiceStatus }) => (
  <Badge tone={TONES[status]}>{words.statuses[status]}</Badge>
);

export function RefusalForm({ actor }: { actor: OperatorInvoiceRef }) {
  const reason = useSelector(actor, selectReason);
  const canWrite = useSelector(actor, selectCanWrite);
  const canRefuse = useSelector(actor, selectCanRefuse);
  const isRefusing = useSelector(actor, selectIsRefusing);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    actor.send({ type: 'invoice.refuse' });
  };
  return (
    <form
      noValidate
      method="post"
      aria-labelledby="refusal"
      onSubmit={submit}
      className="grid min-w-0 gap-1 rounded border border-line bg-surface p-2 md:p-3"
    >
      <h3 id="refusal" className="font-strong text-16">
        {words.refusal}
      </h3>
      <Field label={words.reason} required help={words.reasonHelp}>
        {(control) => (
          <TextArea
            {...control}
            limit={200}
            readOnly={!canWrite}
            value={reason}
            onChange={(typed) => actor.send({ type: 'reason.typed', reason: typed })}
          />
        )}
      </Field>
      <Button
        type="submit"
        tone="danger"
        busy={isRefusing}
        disabled={!(canRefuse || isRefusing)}
        className="justify-self-start"
      >
        {words.refuse}
      </Button>
    </form>
  );
}

interface OutcomeProps {
  actor: OperatorInvoiceRef;
  row: InvoiceSheet['row'];
}

/** Result of the request, and typed text that was not sent. */
export function Outcome({ actor, row: { decidedAt, file, number, issuedOn, reason } }: OutcomeProps) {
  const stranded = useSelector(actor, selectStranded);
  const canRead = useSelector(actor, selectCanRead);
  const isReading = useSelector(actor, selectIsReading);
  const rows: FactRow[] = [
    ...(number === null ? [] : [[words.invoiceNumber, number] as const]),
    ...(issuedOn === null ? [] : [[words.issuedOn, issuedOn] as const]),
    ...(file === null ? [] : [[words.handed, file.name] as const]),
    ...(reason === null ? [] : [[words.reasonGiven, reason] as const]),
    ...(stranded === null ? [] : [[words.stranded, stranded] as const]),
  ];
  return (
    <section aria-labelledby="outcome" className="min-w-0 rounded border border-line bg-surface p-2 md:p-3">
      <h3 id="outcome" className="mb-1 flex flex-wrap items-baseline gap-x-1 font-strong text-16">
        {words.outcome}
        {decidedAt === null ? null : (
          <span className="font-normal text-12 text-ink-3">
            {words.decided} <DateTime instant={decidedAt} zone={HOUSE_ZONE} />
          </span>
        )}
      </h3>
      <FactRows rows={rows} />
      {file === null ? null : (
        <Button
          size={32}
          icon="download"
          busy={isReading}
          disabled={!(canRead || isReading)}
          onClick={() => actor.send({ type: 'issued.read' })}
          className="mt-1"
        >
          {words.downloadHanded}
        </Button>
      )}
    </section>
  );
}

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

interface OperatorInvoiceProps {
  actor: OperatorInvoiceRef;
  hold: HoldFile;
  /** Moves the focus back to the queue. */
  toList: () => void;
}

/** The invoice request in full, and its result. */
export function OperatorInvoice({ actor, hold, toList }: OperatorInvoiceProps) {
  const id = useSelector(actor, selectId);
  const sheet = useSelector(actor, selectSheet);
  const isOpening = useSelector(actor, selectIsOpening);
  const canClose = useSelector(actor, selectCanClose);
  const close = () => {
    actor.send({ type: 'invoice.close' });
    toList();
  };
  return (
    <Opened
      id={id}
      own={words}
      title={
        <>
          {sheet === null ? words.title : `${words.title} ${sheet.row.details.companyName}`}
          {sheet === null ? null : <StatusBadge status={sheet.row.status} />}
        </>
      }
      others={sheet?.row.openBy}
      isOpening={isOpening}
      canClose={canClose}
      onClose={close}
      result={<Result actor={actor} />}
    >
      {sheet === null ? null : (
        <>
          <InvoiceDetails actor={actor} sheet={sheet} />
          <InvoicedOrders row={sheet.row} />
          {isOpening ? null : sheet.row.status === 'requested' ? (
            <>
              <IssueForm actor={actor} hold={hold} />
              <RefusalForm actor={actor} />
            </>
          ) : (
            <Outcome actor={actor} row={sheet.row} />
          )}
        </>
      )}
    </Opened>
  );
}

function Result({ actor }: { actor: OperatorInvoiceRef }) {
  const done = useSelector(actor, selectDone);
  const refusal = useSelector(actor, selectRefusal);
  const isUnread = useSelector(actor, selectIsUnread);
  return (
    <ActionResult
      done={done === null ? null : words.done[done]}
      refusal={refusal}
      isUnread={isUnread}
      onRetry={() => actor.send({ type: 'invoice.retry' })}
    />
  );
}

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
