import { compare, type DecimalInput, decimalText, roundUp, subtract } from '../decimal.ts';
import { plainQuantity } from './quantity.ts';

/** Unit price from this quantity on; decimal text. */
export interface PriceTier {
  from: string;
  price: string;
}

/** Quantity band; `upTo` is exclusive and null for the last band. */
export interface PriceBand extends PriceTier {
  below: string | null;
}

interface Priced {
  /** Null when the price is on request. */
  price: string | null;
  minimumQuantity: string | null;
  tiers: readonly PriceTier[];
}

/** Unit price rounded to the two decimals charged. */
const chargedPrice = (price: string): string => decimalText(roundUp(price));

/** Price bands, smallest quantity first; a single band for a fixed price. */
export function bandsOf({ price, minimumQuantity, tiers }: Priced): PriceBand[] {
  const single = price === null ? [] : [{ from: minimumQuantity ?? '0', price }];
  const steps = tiers.length > 0 ? tiers : single;
  const sorted = [...steps].sort((a, b) => compare(a.from, b.from));
  return sorted.map((step, index) => {
    const next = sorted[index + 1]?.from;
    return {
      from: plainQuantity(step.from),
      price: chargedPrice(step.price),
      below: next === undefined ? null : plainQuantity(next),
    };
  });
}

/** Band of a quantity; null below the first. */
export const bandAt = (bands: readonly PriceBand[], quantity: DecimalInput): PriceBand | null =>
  bands.filter(({ from }) => compare(quantity, from) >= 0).at(-1) ?? null;

/** Why a quantity is unavailable; `left` may be ordered unless it is below the minimum. */
export interface Shortage {
  kind: 'SOLD_OUT' | 'BELOW_LEAST' | 'OVER_LEFT';
  left: string;
  least: string;
}

/** Null when enough is left. */
export function shortageOf(bands: readonly PriceBand[], left: string, quantity: string | null): Shortage | null {
  const least = bands[0]?.from ?? '0';
  if (compare(left, 0) <= 0) return { kind: 'SOLD_OUT', left, least };
  if (compare(left, least) < 0) return { kind: 'BELOW_LEAST', left, least };
  return quantity !== null && compare(quantity, left) > 0 ? { kind: 'OVER_LEFT', left, least } : null;
}

/** Remaining quantity, at least zero. */
export function remainingQuantity({ quantity, sold }: { quantity: string; sold: string }): string {
  const left = subtract(quantity, sold);
  return plainQuantity(compare(left, 0) < 0 ? 0 : left);
}
