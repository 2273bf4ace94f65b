import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { supplierQuote as words } from '#copy/procurement/market.ts';
import { quoteAmount, quoteTotals } from '#domain/enquiry/supplier-quote-fields.ts';
import { currencySymbol, formatAmount } from '#domain/money.ts';
import { type SupplierQuoteRef, selectForm, selectRequested } from '#machines/supplier-quote/index.ts';
import { Money } from '#src/ui/parts/common/Money.tsx';

interface QuoteSumProps {
  actor: SupplierQuoteRef;
  /** Submit button. */
  children: ReactNode;
}

/** Total of the quote with the submit button: beside the form, or at the bottom on narrow screens. */
export const QuoteSum = ({ actor, children }: QuoteSumProps) => (
  <aside
    data-foot="narrow"
    className="max-lg:-mx-2 flex flex-wrap items-center justify-between gap-x-2 gap-y-1 border-line border-t bg-surface px-2 py-1 max-lg:sticky max-lg:bottom-0 max-lg:z-20 lg:sticky lg:top-10 lg:grid lg:grid-cols-1 lg:rounded lg:border lg:p-2 print:hidden"
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
