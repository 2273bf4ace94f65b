import { formatMoney } from '#domain/money.ts';

const FULL = 100;

interface PerTonProps {
  amounts: readonly { currency: string; amount: string }[];
  /** At what amount a bar is full, by currency. */
  most: ReadonlyMap<string, number>;
}

/** What a ton costs in each currency, with bars that can be compared down the list; one that is cut off is longer. */
export const PerTon = ({ amounts, most }: PerTonProps) => (
  <span className="grid gap-0.25">
    {amounts.map(({ currency, amount }) => (
      <span key={currency} className="grid font-strong tabular-nums">
        {formatMoney(amount, currency)}
        <Bar part={Number(amount) / (most.get(currency) || 1)} />
      </span>
    ))}
  </span>
);

const Bar = ({ part }: { part: number }) => (
  <svg aria-hidden="true" viewBox={`0 0 ${FULL} 4`} preserveAspectRatio="none" className="h-0.5 w-full">
    <path d={`M0 0H${FULL}V4H0Z`} className="text-line" fill="currentColor" />
    <path
      d={part > 1 ? `M0 0H84L80 4H0ZM92 0H${FULL}V4H88Z` : `M0 0H${Math.round(Math.max(part, 0) * FULL)}V4H0Z`}
      className="text-sea"
      fill="currentColor"
    />
  </svg>
);
