import { useSelector } from '@xstate/react';
import { orders } from '#copy/orders/list.ts';
import { invoices as words } from '#copy/user-centre/enterprise.ts';
import type { InvoiceType } from '#domain/invoices/requests.ts';
import {
  type InvoicePage,
  type InvoiceRecord,
  type InvoiceRequestRef,
  selectCanBegin,
  selectCanChoose,
  selectCanGoOn,
  selectDownloaded,
  selectFailure,
  selectIsChoosing,
  selectIsChosen,
  selectIsEditing,
  selectIsList,
  selectIsReading,
  selectIsSent,
  selectIsUnread,
  selectPage,
} from '#machines/invoice-request/index.ts';
import { PageTurns } from '#src/features/page-parts/views/PageTurns.tsx';
import { Button } from '#src/ui/parts/Button.tsx';
import { Badge, type BadgeTone } from '#src/ui/parts/common/Badge.tsx';
import { Note } from '#src/ui/parts/common/Note.tsx';
import { RetryNote } from '#src/ui/parts/common/RetryNote.tsx';
import { SkeletonLine } from '#src/ui/parts/common/Skeleton.tsx';
import { Checkbox } from '#src/ui/parts/list/Checkbox.tsx';
import { DateTime } from '#src/ui/parts/list/DateTime.tsx';
import { Empty } from '#src/ui/parts/list/Empty.tsx';
import { HOUSE_ZONE } from '#src/ui/text/time-text.ts';
import { InvoiceCheck } from './InvoiceCheck.tsx';
import { Amounts, InvoiceFields, StepHead } from './InvoiceFields.tsx';

const TONES: Record<InvoiceRecord['status'], BadgeTone> = { requested: 'warn', issued: 'ok', refused: 'danger' };

export function InvoiceRows({ actor, page }: { actor: InvoiceRequestRef; page: InvoicePage }) {
  return (
    <ul aria-label={words.list} className="grid rounded border border-line bg-surface px-2 md:px-3">
      {page.items.map((invoice) => (
        <Row key={invoice.invoiceId} actor={actor} invoice={invoice} />
      ))}
    </ul>
  );
}

function Row({ actor, invoice }: { actor: InvoiceRequestRef; invoice: InvoiceRecord }) {
  const { details, status, orders, amounts, createdAt, reason, number, issuedOn, file } = invoice;
  const orderNos = orders.map(({ orderNo }) => orderNo);
  return (
    <li className="grid gap-x-2 gap-y-0.5 border-line border-b py-1.5 last:border-b-0 md:grid-cols-[1fr_auto]">
      <div className="min-w-0">
        <p className="wrap-anywhere font-strong">
          {details.companyName} <Badge tone={TONES[status]}>{words.statuses[status]}</Badge>
        </p>
        <p className="wrap-anywhere text-12 text-ink-3">
          {words.types[details.invoiceType as InvoiceType]}，{words.orders(orderNos)}
        </p>
        <p className="inline-flex flex-wrap gap-x-1 text-12 text-ink-3">
          {words.asked}
          <DateTime instant={createdAt} zone={HOUSE_ZONE} />
        </p>
        {number === null ? null : (
          <p className="wrap-anywhere text-12 text-ink-2">{words.issued(number, issuedOn ?? '')}</p>
        )}
        {reason === null ? null : <p className="wrap-anywhere text-12 text-danger">{words.reason(reason)}</p>}
      </div>
      <div className="flex flex-wrap items-start gap-1">
        <Amounts amounts={amounts} />
        {file === null ? null : (
          <Download actor={actor} fileId={file.fileId} name={words.downloadOf(details.companyName, orderNos)} />
        )}
      </div>
    </li>
  );
}

function Download({ actor, fileId, name }: { actor: InvoiceRequestRef; fileId: string; name: string }) {
  const downloaded = useSelector(actor, selectDownloaded);
  const isList = useSelector(actor, selectIsList);
  return (
    <Button
      size={32}
      busy={downloaded === fileId}
      disabled={!isList || (downloaded !== null && downloaded !== fileId)}
      aria-label={name}
      onClick={() => actor.send({ type: 'invoice.download', fileId })}
    >
      {words.download}
    </Button>
  );
}

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

/** Issued and requested invoices, with the form for another. */
export function InvoiceRequest({ actor }: { actor: InvoiceRequestRef }) {
  const page = useSelector(actor, selectPage);
  const isReading = useSelector(actor, selectIsReading);
  const isUnread = useSelector(actor, selectIsUnread);
  const isList = useSelector(actor, selectIsList);
  const isChoosing = useSelector(actor, selectIsChoosing);
  const isEditing = useSelector(actor, selectIsEditing);
  const failure = useSelector(actor, selectFailure);
  if (isUnread)
    return (
      <RetryNote tone="danger" onRetry={() => actor.send({ type: 'invoice.retry' })}>
        {failure ?? words.failed}
      </RetryNote>
    );
  if (page === null) return <SkeletonLine label={words.loading} />;
  if (isChoosing) return <OrderChoice actor={actor} page={page} />;
  if (isEditing) return <InvoiceFields actor={actor} />;
  return isList || isReading ? <List actor={actor} page={page} /> : <InvoiceCheck actor={actor} page={page} />;
}

function List({ actor, page }: { actor: InvoiceRequestRef; page: InvoicePage }) {
  const isReading = useSelector(actor, selectIsReading);
  const isSent = useSelector(actor, selectIsSent);
  const failure = useSelector(actor, selectFailure);
  return (
    <div className="grid gap-2" aria-busy={isReading}>
      {isSent ? (
        <Note tone="ok" live>
          {words.sent}
        </Note>
      ) : null}
      {failure === null ? null : (
        <Note tone="danger" live>
          {failure}
        </Note>
      )}
      <Beginning actor={actor} page={page} />
      {page.items.length === 0 ? (
        <Empty picture="barge" level={2} title={words.none}>
          {words.noneText}
        </Empty>
      ) : (
        <InvoiceRows actor={actor} page={page} />
      )}
      <Turning actor={actor} page={page} />
    </div>
  );
}

function Beginning({ actor, page: { mayAsk, invoiceable } }: { actor: InvoiceRequestRef; page: InvoicePage }) {
  const canBegin = useSelector(actor, selectCanBegin);
  if (!mayAsk) return <p className="text-ink-2">{words.onlyReads}</p>;
  if (invoiceable.length === 0)
    return (
      <Note title={words.nothing}>
        <p>{words.nothingText}</p>
      </Note>
    );
  return (
    <div className="flex flex-wrap items-center justify-between gap-1">
      <p className="min-w-0 flex-1 basis-20 text-ink-2">{words.lead}</p>
      <Button tone="primary" disabled={!canBegin} onClick={() => actor.send({ type: 'invoice.begin' })}>
        {words.begin}
      </Button>
    </div>
  );
}

function Turning({ actor, page }: { actor: InvoiceRequestRef; page: InvoicePage }) {
  const isList = useSelector(actor, selectIsList);
  const isDownloading = useSelector(actor, selectDownloaded) !== null;
  const isOff = !isList || isDownloading;
  return <PageTurns page={page} isOff={isOff} onTurn={(to) => actor.send({ type: 'invoice.turn', page: to })} />;
}
