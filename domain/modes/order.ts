import { compare } from '../decimal.ts';
import type { CurrencyTotal } from '../fees/line.ts';
import { type ModeVerdict, modeVerdicts } from './kinds.ts';

interface Ranked {
  verdict: ModeVerdict;
  offer: { perTon: readonly CurrencyTotal[] } | null;
}

const amountIn = (totals: readonly CurrencyTotal[], currency: string) =>
  totals.find((one) => one.currency === currency)?.amount ?? '0';

const currenciesOf = (...lists: (readonly CurrencyTotal[])[]) => [
  ...new Set(lists.flat().map(({ currency }) => currency)),
];

/** Compares totals currency by currency, starting with the freight's; currencies are not converted. */
export function compareTotals(one: readonly CurrencyTotal[], other: readonly CurrencyTotal[]): number {
  for (const currency of currenciesOf(one, other)) {
    const difference = compare(amountIn(one, currency), amountIn(other, currency));
    if (difference !== 0) return difference;
  }
  return 0;
}

const freightCurrency = ({ offer }: Ranked): string => offer?.perTon[0]?.currency ?? '';

/** Sorts by price within each freight currency; currencies keep their first appearance. */
export function cheapestFirst<Row extends Ranked>(rows: readonly Row[]): Row[] {
  const currencies = [...new Set(rows.map(freightCurrency))];
  return [...rows].sort(
    (one, other) =>
      modeVerdicts.indexOf(one.verdict) - modeVerdicts.indexOf(other.verdict) ||
      currencies.indexOf(freightCurrency(one)) - currencies.indexOf(freightCurrency(other)) ||
      compareTotals(one.offer?.perTon ?? [], other.offer?.perTon ?? []),
  );
}

/**
 * The row cheapest in every currency among those with the first row's freight currency; null when only an exchange rate
 * could decide.
 */
export function plainlyCheapest<Row extends Ranked>(rows: readonly Row[]): Row | null {
  const allowed = rows.filter(({ verdict, offer }) => (verdict === 'OK' || verdict === 'ASK') && offer !== null);
  const priced = allowed.filter(
    (row, _, [first]) => first !== undefined && freightCurrency(row) === freightCurrency(first),
  );
  if (priced.length < 2) return null;
  const isNoDearer = (one: Row, other: Row) => {
    const [mine = [], theirs = []] = [one.offer?.perTon, other.offer?.perTon];
    return currenciesOf(mine, theirs).every(
      (currency) => compare(amountIn(mine, currency), amountIn(theirs, currency)) <= 0,
    );
  };
  return priced.find((one) => one.verdict === 'OK' && priced.every((other) => isNoDearer(one, other))) ?? null;
}
