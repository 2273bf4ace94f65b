import type { Offer, SellingRequest } from '#contract/calls/item.ts';
import { compare } from '#domain/decimal.ts';
import { bookingClose } from '#domain/schedule/bookable.ts';
import { timeLeft } from '#domain/schedule/time-left.ts';

type Compared = Pick<
  Offer,
  'bookable' | 'cutOffs' | 'etd' | 'priceId' | 'prices' | 'totals' | 'transitDays' | 'unpriced'
>;
type Order = (a: Compared, b: Compared) => number;
type Sort = NonNullable<SellingRequest['sort']>;

const byBookable: Order = (a, b) => Number(b.bookable === 'BOOKABLE') - Number(a.bookable === 'BOOKABLE');
const byEtd: Order = (a, b) => a.etd - b.etd;
const byTransit: Order = (a, b) => a.transitDays - b.transitDays;
const byName: Order = (a, b) => (a.priceId < b.priceId ? -1 : 1);

/** Totals in two currencies are never added: the freight's currency is compared first. */
const byPrice: Order = (a, b) => {
  const missing = a.unpriced.length - b.unpriced.length;
  if (missing !== 0) return missing;
  for (const { currency, amount } of a.totals) {
    const difference = compare(amount, b.totals.find((total) => total.currency === currency)?.amount ?? '0');
    if (difference !== 0) return difference;
  }
  return 0;
};

/** Orders by the ocean freight of one container type; rows without it come last. */
const byFreightOf =
  (box: string): Order =>
  (a, b) => {
    const [one, other] = [a, b].map(({ prices }) => prices.find(({ ctnType }) => ctnType === box));
    if (one === undefined || other === undefined) return Number(one === undefined) - Number(other === undefined);
    return compare(one.amount, other.amount);
  };

/** Puts departures that close within a day last: documents can hardly be ready in time. */
const byTimeLeft =
  ({ isDanger, now }: SortedFor): Order =>
  (a, b) => {
    const [one, other] = [a, b].map(({ cutOffs }) => timeLeft(bookingClose(cutOffs, isDanger), now) === 'URGENT');
    return Number(one) - Number(other);
  };

const orders: Readonly<Record<Sort, readonly Order[]>> = {
  recommended: [byPrice, byTransit, byEtd],
  price: [byPrice, byEtd],
  transit: [byTransit, byPrice, byEtd],
  etd: [byEtd, byPrice],
};

export interface SortedFor {
  sort: Sort;
  /** Sorts by the price of this container type. */
  box?: string | undefined;
  isDanger: boolean;
  now: number;
}

/** Bookable offers come first in every order, before closed, refused, full or expired ones. */
export function sortOffers<Row extends Compared>(list: readonly Row[], by: SortedFor): Row[] {
  const { sort, box } = by;
  const first = sort === 'recommended' ? [byTimeLeft(by)] : [];
  const byBox = sort === 'price' && box !== undefined ? [byFreightOf(box)] : [];
  const order = [byBookable, ...first, ...byBox, ...orders[sort], byName];
  return [...list].sort((a, b) => order.reduce((found, next) => (found === 0 ? next(a, b) : found), 0));
}
