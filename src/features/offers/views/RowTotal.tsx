import type { ReactNode } from 'react';
import { priceList as words } from '#copy/search/prices.ts';
import { type CurrencyTotal, type FeeLine, freightTotalsOf } from '#domain/fees/line.ts';
import { currencySymbol, formatAmount, formatMoney } from '#domain/money.ts';
import { classes } from '#src/ui/classes.ts';
import { Money } from '#src/ui/parts/common/Money.tsx';

interface RowTotalProps {
  totals: readonly CurrencyTotal[];
  lines: readonly FeeLine[];
  /** Further results of the query: chargeable weight, included tax, validity. */
  children?: ReactNode;
  className?: string;
}

const small = 'block font-normal text-12 text-ink-3';

/** Order total of a row by currency, and its freight. */
export function RowTotal({ totals, lines, children, className }: RowTotalProps) {
  const freight = freightTotalsOf(lines).map(({ currency, amount }) => formatMoney(amount, currency));
  return (
    <span data-total className={classes('whitespace-normal', className)}>
      {totals.map(({ currency, amount }) => (
        <span key={currency} className="ml-1 inline-block">
          <Money symbol={currencySymbol(currency)} amount={formatAmount(amount)} size={16} />
        </span>
      ))}
      {freight.length === 0 ? null : <span className={small}>{words.freight(freight.join(' + '))}</span>}
      {children}
    </span>
  );
}
