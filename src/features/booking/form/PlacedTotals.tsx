import { placed } from '#copy/booking/outcome.ts';
import { currencySymbol, formatAmount } from '#domain/money.ts';
import { type OrderFormRef, selectQuote } from '#machines/order-form/index.ts';
import { Money } from '#src/ui/parts/common/Money.tsx';
import { DemoMark } from '#src/ui/parts/DemoMark.tsx';

/** Totals of the placed order, one for each currency. */
export function PlacedTotals({ actor }: { actor: OrderFormRef }) {
  const totals = selectQuote(actor.getSnapshot())?.totals ?? [];
  if (totals.length === 0) return null;
  return (
    <dl>
      <dt className="text-12 text-ink-3">{placed.totals}</dt>
      <dd className="flex flex-wrap items-baseline gap-x-1 font-strong">
        {totals.map(({ currency, amount }) => (
          <Money key={currency} symbol={currencySymbol(currency)} amount={formatAmount(amount)} />
        ))}
        <DemoMark />
      </dd>
    </dl>
  );
}
