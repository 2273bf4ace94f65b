import { useSelector } from '@xstate/react';
import { invoices as words } from '#copy/user-centre/enterprise.ts';
import type { InvoiceType } from '#domain/invoices/requests.ts';
import {
  type InvoicePage,
  type InvoiceRecord,
  type InvoiceRequestRef,
  selectDownloaded,
  selectIsList,
} from '#machines/invoice-request/index.ts';
import { HOUSE_ZONE } from '#src/ui/house-zone.ts';
import { Button } from '#src/ui/parts/Button.tsx';
import { Badge, type BadgeTone } from '#src/ui/parts/common/Badge.tsx';
import { DateTime } from '#src/ui/parts/list/DateTime.tsx';
import { Amounts } from './Amounts.tsx';

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
