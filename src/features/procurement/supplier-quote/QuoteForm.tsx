import { useSelector } from '@xstate/react';
import { type FormEvent, type ReactNode, useMemo, useRef } from 'react';
import { flushSync } from 'react-dom';
import { supplierQuote as words } from '#copy/procurement/market.ts';
import { quoteAmount, quoteTotals } from '#domain/enquiry/supplier-quote-fields.ts';
import { hasBlockingErrors } from '#domain/form/check.ts';
import type { FieldError } from '#domain/form/field.ts';
import { currencySymbol, formatAmount } from '#domain/money.ts';
import {
  checkedQuote,
  type SupplierQuoteRef,
  type SupplierQuoteSnapshot,
  selectCanEdit,
  selectFailure,
  selectForm,
  selectIsClosed,
  selectIsForm,
  selectIsSending,
  selectRequested,
  selectTaken,
  selectWaitsForFiles,
} from '#machines/supplier-quote/index.ts';
import { Panel } from '#src/features/booking/form/Panel.tsx';
import type { FileAccess } from '#src/features/files/views/FilePreview.tsx';
import { Button } from '#src/ui/parts/Button.tsx';
import { Money } from '#src/ui/parts/common/Money.tsx';
import { Note } from '#src/ui/parts/common/Note.tsx';
import { QuoteField } from './QuoteField.tsx';
import { QuoteLines } from './QuoteLines.tsx';

interface QuoteSumProps {
  actor: SupplierQuoteRef;
  /** Submit button. */
  children: ReactNode;
}

/** Total of the quote with the submit button: beside the form, or at the bottom on narrow screens. */
export const QuoteSum = ({ actor, children }: QuoteSumProps) => (
  <aside
    data-foot="narrow"
    className="max-lg:-mx-(--gut) flex flex-wrap items-center justify-between gap-x-2 gap-y-1 border-line border-t bg-surface px-(--gut) py-1 max-lg:sticky max-lg:bottom-0 max-lg:z-20 lg:sticky lg:top-10 lg:grid lg:grid-cols-1 lg:rounded lg:border lg:p-2 print:hidden"
  >
    <Lines actor={actor} />
    <Totals actor={actor} />
    {children}
  </aside>
);

function Lines({ actor }: Pick<QuoteSumProps, 'actor'>) {
  const { lines } = useSelector(actor, selectForm);
  const asked = useSelector(actor, selectRequested).lines;
  return (
    <dl className="grid gap-0.5 max-lg:hidden">
      {lines.map((line, index) => {
        const amount = quoteAmount(line);
        const open = line.isQuoted ? words.unpriced : words.skipped;
        return (
          <div key={line.lineNo} className="flex items-baseline justify-between gap-x-2 text-ink-2">
            <dt>{asked[index]?.nameCn}</dt>
            <dd>
              {line.isQuoted && amount !== null ? (
                <Money symbol={currencySymbol(line.currency)} amount={formatAmount(amount)} />
              ) : (
                open
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

function Totals({ actor }: Pick<QuoteSumProps, 'actor'>) {
  const totals = quoteTotals(useSelector(actor, selectForm).lines);
  return (
    <section
      aria-label={words.totals}
      aria-live="polite"
      className="grid min-w-0 lg:gap-1 lg:border-line-ink lg:border-t-[3px] lg:border-double lg:pt-1"
    >
      <h3 className="text-12 text-ink-3 lg:font-strong lg:text-16 lg:text-ink">{words.totals}</h3>
      {totals.length === 0 ? (
        <p className="text-ink-3">
          <span className="text-12 max-lg:sr-only">{words.noTotal}</span>
          <span className="lg:hidden" aria-hidden="true">
            —
          </span>
        </p>
      ) : null}
      {totals.map(({ currency, amount }) => (
        <p key={currency} className="flex flex-wrap items-baseline justify-between gap-x-2 font-strong">
          <span className="max-lg:sr-only">{words.currencies[currency]}</span>
          <Money symbol={currencySymbol(currency)} amount={formatAmount(amount)} size={20} />
        </p>
      ))}
    </section>
  );
}

const focus = (heading: HTMLElement | null) => heading?.focus();

export interface QuoteFormProps {
  actor: SupplierQuoteRef;
  /** Null when uploads are unavailable; the form then has no file fields. */
  fileAccess: FileAccess | null;
  /** Button that requests a code, and its status. */
  code?: { button: ReactNode; note: ReactNode };
}

/** A supplier's quote; needs no account. */
export function QuoteForm({ actor, fileAccess, code }: QuoteFormProps) {
  const isClosed = useSelector(actor, selectIsClosed);
  const isForm = useSelector(actor, selectIsForm);
  if (isClosed)
    return (
      <Note tone="warn" live>
        {words.closed}
      </Note>
    );
  return isForm ? (
    <Form {...{ actor, fileAccess }} {...(code === undefined ? {} : { code })} />
  ) : (
    <Sent actor={actor} />
  );
}

const selectContext = ({ context }: SupplierQuoteSnapshot) => context;

/** Visible errors: none before the first submit. */
function useErrors(actor: SupplierQuoteRef): readonly FieldError[] {
  const context = useSelector(actor, selectContext);
  return useMemo(() => (context.showErrors ? checkedQuote(context).errors : []), [context]);
}

function Form({ actor, fileAccess, code }: QuoteFormProps) {
  const failure = useSelector(actor, selectFailure);
  const isSending = useSelector(actor, selectIsSending);
  const canEdit = useSelector(actor, selectCanEdit);
  const errors = useErrors(actor);
  const waitsForFiles = useSelector(actor, selectWaitsForFiles);
  const isFaulty = hasBlockingErrors(errors);
  const hasWarning = isFaulty || waitsForFiles;
  const form = useRef<HTMLFormElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    flushSync(() => actor.send({ type: 'quote.submit' }));
    form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  };
  const field = (path: string) => <QuoteField actor={actor} errors={errors} path={path} />;
  return (
    <form
      ref={form}
      noValidate
      method="post"
      aria-label={words.title}
      onSubmit={submit}
      className="flex flex-col gap-2 lg:grid lg:grid-cols-[minmax(0,1fr)_320px] lg:items-start lg:gap-3"
    >
      <div className="grid min-w-0 gap-2">
        <p className="text-ink-2">{words.lead}</p>
        <QuoteLines {...{ actor, errors, fileAccess }} />
        <Panel title={words.terms}>
          <div className="grid items-start gap-x-2 gap-y-1.5 md:grid-cols-4 lg:grid-cols-2">
            {field('validTo')}
            {field('freight')}
          </div>
          {field('remark')}
        </Panel>
        <Panel title={words.supplier} note={words.note}>
          <div className="grid items-start gap-x-2 gap-y-1.5 md:grid-cols-2">
            {field('company')}
            {field('contact')}
            {field('phone')}
            <QuoteField actor={actor} errors={errors} path="code" note={code?.note} after={code?.button} />
          </div>
        </Panel>
        {failure === null ? null : (
          <Note tone="danger" live>
            {words.failed(failure)}
          </Note>
        )}
      </div>
      <QuoteSum actor={actor}>
        <Button
          type="submit"
          tone="primary"
          size={48}
          busy={isSending}
          disabled={!(canEdit || isSending)}
          className="lg:w-full"
        >
          {words.submit}
        </Button>
        <p className={hasWarning ? 'text-12 text-danger' : 'text-12 text-ink-3 max-lg:hidden'} role="status">
          {isFaulty ? words.errors(errors.length) : hasWarning ? words.filesComing : words.required}
        </p>
      </QuoteSum>
    </form>
  );
}

function Sent({ actor }: { actor: SupplierQuoteRef }) {
  const taken = useSelector(actor, selectTaken);
  return (
    <section className="grid justify-items-start gap-1.5 rounded border border-line bg-surface p-2 md:p-3">
      <h3 ref={focus} tabIndex={-1} className="font-strong text-16 outline-offset-4">
        {taken?.isReplaced ? words.replacedTitle : words.sentTitle}
      </h3>
      <p className="font-strong">{words.number(taken?.quoteNo ?? '')}</p>
      <p className="text-ink-2">{words.sent}</p>
      <Button onClick={() => actor.send({ type: 'quote.change' })}>{words.change}</Button>
    </section>
  );
}
