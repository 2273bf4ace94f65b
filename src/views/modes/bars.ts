type Totals = readonly { currency: string; amount: string }[];

/** A bar that is this many times as long as the shortest says no more than that it is long. */
const TIMES = 6;

/** The amount at which a bar is full, by currency: the dearest that still lets the others be told apart. */
export function longestBars(rows: readonly Totals[]): ReadonlyMap<string, number> {
  const longest = new Map<string, number>();
  const amounts = rows.flat().map(({ currency, amount }) => ({ currency, amount: Number(amount) }));
  for (const { currency } of amounts) {
    const own = amounts.filter((one) => one.currency === currency).map(({ amount }) => amount);
    const within = own.filter((amount) => amount <= Math.min(...own) * TIMES);
    longest.set(currency, Math.max(...within, 0));
  }
  return longest;
}
