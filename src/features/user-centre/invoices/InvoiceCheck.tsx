import { useSelector } from '@xstate/react';
import { invoices as words } from '#copy/user-centre/enterprise.ts';
import type { InvoiceType } from '#domain/invoices/requests.ts';
import {
  type InvoiceField,
  type InvoicePage,
  type InvoiceRequestRef,
  selectCanSend,
  selectChosen,
  selectFailure,
  selectIsBusy,
  selectText,
} from '#machines/invoice-request/index.ts';
import { Button } from '#src/ui/parts/Button.tsx';
import { Note } from '#src/ui/parts/common/Note.tsx';
import { Amounts, StepHead } from './InvoiceFields.tsx';

const fields = Object.keys(words.fields).filter((field) => field !== 'invoiceType') as InvoiceField[];

/** Summary before sending. */
export function InvoiceCheck({ actor, page }: { actor: InvoiceRequestRef; page: InvoicePage }) {
  const chosen = useSelector(actor, selectChosen);
  const failure = useSelector(actor, selectFailure);
  const kind = useSelector(actor, selectText('invoiceType'));
  const orders = page.invoiceable.filter(({ orderNo }) => chosen.includes(orderNo));
  return (
    <div className="grid gap-2">
      <StepHead>{words.confirm}</StepHead>
      <p className="text-ink-2">{words.confirmHint}</p>
      <dl className="grid gap-0.5">
        {orders.map(({ orderNo, amounts }) => (
          <div key={orderNo} className="grid md:grid-cols-[160px_1fr] md:gap-x-1">
            <dt className="text-12 text-ink-3 md:text-14">{orderNo}</dt>
            <dd className="min-w-0">
              <Amounts amounts={amounts} />
            </dd>
          </div>
        ))}
        <Text term={words.fields.invoiceType} text={words.types[kind as InvoiceType]} />
        {fields.map((field) => (
          <Typed key={field} actor={actor} field={field} />
        ))}
      </dl>
      {failure === null ? null : (
        <Note tone="danger" live>
          {words.notSent(failure)}
        </Note>
      )}
      <Actions actor={actor} />
    </div>
  );
}

function Text({ term, text }: { term: string; text: string }) {
  return text === '' ? null : (
    <div className="grid md:grid-cols-[160px_1fr] md:gap-x-1">
      <dt className="text-12 text-ink-3 md:text-14">{term}</dt>
      <dd className="wrap-anywhere min-w-0">{text}</dd>
    </div>
  );
}

const Typed = ({ actor, field }: { actor: InvoiceRequestRef; field: InvoiceField }) => (
  <Text term={words.fields[field]} text={useSelector(actor, selectText(field))} />
);

function Actions({ actor }: { actor: InvoiceRequestRef }) {
  const canSend = useSelector(actor, selectCanSend);
  const isBusy = useSelector(actor, selectIsBusy);
  return (
    <div className="flex flex-wrap gap-1">
      <Button disabled={!canSend} onClick={() => actor.send({ type: 'invoice.cancel' })}>
        {words.cancel}
      </Button>
      <Button disabled={!canSend} onClick={() => actor.send({ type: 'invoice.back' })}>
        {words.back}
      </Button>
      <Button
        tone="primary"
        busy={isBusy}
        disabled={!(canSend || isBusy)}
        onClick={() => actor.send({ type: 'invoice.send' })}
      >
        {words.send}
      </Button>
    </div>
  );
}
