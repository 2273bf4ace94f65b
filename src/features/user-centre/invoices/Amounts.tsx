import { currencySymbol, formatAmount } from '#domain/money.ts';
import { Money } from '#src/ui/parts/common/Money.tsx';

/** One total for each currency, never added together. */
export const Amounts = ({ amounts }: { amounts: readonly { currency: string; amount: string }[] }) => (
  <span className="inline-flex flex-wrap gap-x-1">
    {amounts.map(({ currency, amount }) => (
      <Money key={currency} symbol={currencySymbol(currency)} amount={formatAmount(amount)} />
    ))}
  </span>
);
