import { compare, type DecimalInput } from '#domain/decimal.ts';

interface Offered {
  priceId: string;
  totals: readonly { amount: string }[];
}

const firstTotal = ({ totals }: Offered): DecimalInput | null => totals[0]?.amount ?? null;

/** Cheapest bookable offer, the first of equals; null when none has a total. */
export function lowestId<Offer extends Offered>(
  offers: readonly Offer[],
  costOf: (offer: Offer) => DecimalInput | null = firstTotal,
): string | null {
  const [lowest] = offers
    .map((offer) => ({ priceId: offer.priceId, cost: costOf(offer) }))
    .filter((one): one is { priceId: string; cost: DecimalInput } => one.cost !== null)
    .sort((one, other) => compare(one.cost, other.cost));
  return lowest?.priceId ?? null;
}

export const isBookable = ({ bookable }: { bookable: string }): boolean => bookable === 'BOOKABLE';

/** Stable order with bookable rows first. */
export const bookableFirst = <Row>(rows: readonly Row[], canBook: (row: Row) => boolean): Row[] => [
  ...rows.filter(canBook),
  ...rows.filter((row) => !canBook(row)),
];
