import { useSelector } from '@xstate/react';
import { operatorInvoices as words } from '#copy/operator/requests.ts';
import {
  type InvoiceSheet,
  type OperatorInvoiceRef,
  selectCanCopy,
  selectCopied,
} from '#machines/operator-invoice/index.ts';
import { Button } from '#src/ui/parts/Button.tsx';
import { DateTime } from '#src/ui/parts/list/DateTime.tsx';
import { HOUSE_ZONE } from '#src/ui/text/time-text.ts';
import { FactRows } from '../order/FactRows.tsx';

const COPIED = [
  ...(['companyName', 'taxpayerId', 'regAddress', 'regPhone', 'bankName', 'bankAccount'] as const),
  ...(['receiverName', 'receiverPhone', 'region', 'address'] as const),
] as const;

interface InvoiceDetailsProps {
  actor: OperatorInvoiceRef;
  sheet: InvoiceSheet;
}

/** Invoice details, each with a copy button for the tax system. */
export function InvoiceDetails({ actor, sheet: { row, asker } }: InvoiceDetailsProps) {
  const { details, payer, invoiceId, createdAt } = row;
  const written = COPIED.filter((field) => details[field] !== '');
  return (
    <section aria-labelledby="asked" className="min-w-0 rounded border border-line bg-surface p-2 md:p-3">
      <h3 id="asked" className="mb-1 flex flex-wrap items-baseline gap-x-1 font-strong text-16">
        {words.request}
        <span className="font-normal text-12 text-ink-3">
          {words.asked} <DateTime instant={createdAt} zone={HOUSE_ZONE} />
        </span>
      </h3>
      <Copied actor={actor} />
      <FactRows rows={[[words.fields.invoiceType, words.types[details.invoiceType] ?? details.invoiceType]]} />
      <dl>
        {written.map((field) => (
          <div key={field} className="grid grid-cols-[120px_1fr] gap-x-1 border-line border-b py-0.75">
            <dt className="text-ink-3">{words.fields[field]}</dt>
            <dd className="flex min-w-0 flex-wrap items-center gap-x-1">
              <span className="min-w-0 wrap-break-word">{details[field]}</span>
              <Copy actor={actor} name={words.fields[field]} text={details[field]} />
            </dd>
          </div>
        ))}
      </dl>
      <FactRows
        rows={[
          [words.payer, payer || words.nothing],
          [words.asker, [asker.name, asker.phone].filter(Boolean).join('，') || words.nothing],
          [words.number, invoiceId],
        ]}
      />
    </section>
  );
}

function Copy({ actor, name, text }: { actor: OperatorInvoiceRef; name: string; text: string }) {
  const canCopy = useSelector(actor, selectCanCopy);
  return (
    <Button
      size={32}
      tone="quiet"
      icon="copy"
      disabled={!canCopy}
      onClick={() => actor.send({ type: 'text.copy', name, text })}
    >
      {words.copy} <span className="sr-only">{name}</span>
    </Button>
  );
}

/** The clipboard may be refused: the text stays selectable. */
function Copied({ actor }: { actor: OperatorInvoiceRef }) {
  const copied = useSelector(actor, selectCopied);
  return (
    <p role="status" className="text-12 text-ink-2">
      {copied === null ? '' : (copied.isThere ? words.copied : words.notCopied)(copied.name)}
    </p>
  );
}
