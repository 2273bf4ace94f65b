import { compare, type DecimalInput, decimalText, roundUp, subtract } from '../decimal.ts';
import { plainQuantity } from './quantity.ts';

/** From this quantity on, a unit costs so much; decimal text. */
export interface PriceTier {
  from: string;
  price: string;
}

/** A band of quantities: up to, and without, where the next one begins; null for the last. */
export interface PriceBand extends PriceTier {
  below: string | null;
}

interface Priced {
  /** Null where the price is kept back. */
  price: string | null;
  minimumQuantity: string | null;
  tiers: readonly PriceTier[];
}

/** The price of a unit at two decimals, as it is charged. */
const chargedPrice = (price: string): string => decimalText(roundUp(price));

/** The bands of an offer, the smallest quantity first; one where its price is the same for any quantity. */
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

/** The band that a quantity is in; null below the first. */
export const bandAt = (bands: readonly PriceBand[], quantity: DecimalInput): PriceBand | null =>
  bands.filter(({ from }) => compare(quantity, from) >= 0).at(-1) ?? null;

/** Why a quantity cannot be had; `left` may be ordered unless it is less than what is sold at least. */
export interface Shortage {
  kind: 'SOLD_OUT' | 'BELOW_LEAST' | 'OVER_LEFT';
  left: string;
  least: string;
}

/** Null where there is enough. */
export function shortageOf(bands: readonly PriceBand[], left: string, quantity: string | null): Shortage | null {
  const least = bands[0]?.from ?? '0';
  if (compare(left, 0) <= 0) return { kind: 'SOLD_OUT', left, least };
  if (compare(left, least) < 0) return { kind: 'BELOW_LEAST', left, least };
  return quantity !== null && compare(quantity, left) > 0 ? { kind: 'OVER_LEFT', left, least } : null;
}

/** What is left to order; never below nothing. */
export function leftOf({ quantity, sold }: { quantity: string; sold: string }): string {
  const left = subtract(quantity, sold);
  return plainQuantity(compare(left, 0) < 0 ? 0 : left);
}
