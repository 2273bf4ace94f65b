import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Offer } from '#contract/calls/item.ts';
import { DAY_MS, HOUR_MS } from '#domain/limits.ts';
import { offer } from '#machines/search/search.cases.ts';
import { sortOffers as sortOffersFor } from '#server/market/fcl/sort-offers.ts';

const SORTS = ['recommended', 'price', 'transit', 'etd'] as const;
const CLOSED = [
  'BOOKING_CLOSED',
  'NOT_PRICED',
  'NO_SPACE',
  'PRICE_EXPIRED',
  'PRICE_NOT_YET_VALID',
  'REFUSED',
] as const satisfies readonly Offer['bookable'][];

const rowOf = (
  priceId: string,
  amount: string,
  transitDays: number,
  etd: number,
  rest: Partial<Offer> = {},
): Offer => ({
  ...offer,
  priceId,
  totals: [{ currency: '2', amount }],
  transitDays,
  etd,
  ...rest,
});
/** A week before the first of these rows closes. */
const NOW = offer.cutOffs.bookingCloseDg - 7 * DAY_MS;
const sortOffers = (rows: readonly Offer[], sort: (typeof SORTS)[number], box?: string, now = NOW) =>
  sortOffersFor(rows, { sort, box, isDanger: true, now });
const idsOf = (rows: readonly Offer[]) => rows.map(({ priceId }) => priceId);

describe('the order of the list', () => {
  it.each(SORTS)('[3.14] by %s, what cannot be booked comes after what can, however cheap, fast and early', (sort) => {
    const closed = CLOSED.map((bookable) => rowOf(bookable, '1.00', 1, 1, { bookable }));
    const sorted = sortOffers([...closed, rowOf('dear', '9000.00', 40, 9), rowOf('cheap', '800.00', 20, 8)], sort);
    expect(idsOf(sorted).slice(0, 2)).toEqual(['cheap', 'dear']);
    expect(idsOf(sorted).slice(2)).toEqual([...CLOSED].sort());
  });

  it('[3.14] within both parts the chosen order holds: price by decimals, days, departure', () => {
    const rows = [
      rowOf('a', '1000.00', 20, 3),
      rowOf('b', '999.99', 30, 2),
      rowOf('c', '10000.00', 10, 1),
      rowOf('d', '50.00', 9, 5, { bookable: 'BOOKING_CLOSED' }),
      rowOf('e', '60.00', 8, 4, { bookable: 'REFUSED' }),
    ];
    expect(idsOf(sortOffers(rows, 'price'))).toEqual(['b', 'a', 'c', 'd', 'e']);
    expect(idsOf(sortOffers(rows, 'transit'))).toEqual(['c', 'a', 'b', 'e', 'd']);
    expect(idsOf(sortOffers(rows, 'etd'))).toEqual(['c', 'b', 'a', 'e', 'd']);
  });

  it.each([true, false])(
    '[3.14] 综合 puts what closes within 24 hours last of what can be booked, by the closing of the cargo (dangerous: %s)',
    (isDanger) => {
      const closing = (priceId: string, amount: string, left: number, rest: Partial<Offer> = {}) =>
        rowOf(priceId, amount, 20, 1, {
          cutOffs: {
            ...offer.cutOffs,
            bookingCloseDg: NOW + (isDanger ? left : 9 * DAY_MS),
            bookingCloseGen: NOW + (isDanger ? 9 * DAY_MS : left),
          },
          ...rest,
        });
      const rows = [
        closing('in-an-hour', '1.00', HOUR_MS),
        closing('in-a-day-less-a-minute', '2.00', DAY_MS - 60_000),
        closing('in-a-day', '300.00', DAY_MS),
        closing('in-a-week', '200.00', 7 * DAY_MS),
        closing('closed', '0.50', -HOUR_MS, { bookable: 'BOOKING_CLOSED' }),
      ];
      const sortedBy = (sort: (typeof SORTS)[number]) => idsOf(sortOffersFor(rows, { sort, isDanger, now: NOW }));
      expect(sortedBy('recommended')).toEqual([
        'in-a-week',
        'in-a-day',
        'in-an-hour',
        'in-a-day-less-a-minute',
        'closed',
      ]);
      expect(sortedBy('price')[0]).toBe('in-an-hour');
    },
  );

  it('[3.14] a price with a box missing is dearer than one that is whole', () => {
    const missing = rowOf('a', '10.00', 20, 1, { unpriced: ['40HQ'] });
    expect(idsOf(sortOffers([missing, rowOf('b', '900.00', 20, 2)], 'price'))).toEqual(['b', 'a']);
  });

  it('[3.14] by the freight of one box, whatever all boxes cost; a row without that box comes last of its part', () => {
    const priced = (priceId: string, total: string, freight: string, rest: Partial<Offer> = {}) =>
      rowOf(priceId, total, 20, 1, {
        prices: [
          { ctnType: '20GP', amount: '1.00', currency: '2', limitKg: null },
          { ctnType: '40HQ', amount: freight, currency: '2', limitKg: null },
        ],
        ...rest,
      });
    const rows = [
      rowOf('without', '1.00', 20, 1),
      priced('dear', '10.00', '1800.00'),
      priced('closed', '5.00', '90.00', { bookable: 'BOOKING_CLOSED' }),
      priced('cheap', '9000.00', '999.50'),
    ];
    expect(idsOf(sortOffers(rows, 'price', '40HQ'))).toEqual(['cheap', 'dear', 'without', 'closed']);
    expect(idsOf(sortOffers(rows, 'etd', '40HQ'))).toEqual(idsOf(sortOffers(rows, 'etd')));
  });

  it('[3.14] any list in any order comes out the same, nothing lost, and the list given is left as it was', () => {
    const row = fc
      .record({
        amount: fc.integer({ min: 0, max: 5 }),
        days: fc.integer({ min: 1, max: 3 }),
        etd: fc.integer({ min: 1, max: 3 }),
        bookable: fc.constantFrom('BOOKABLE' as const, ...CLOSED),
      })
      .map(({ amount, days, etd, bookable }) => rowOf('', `${amount}.00`, days, etd, { bookable }));
    const list = fc.array(row, { maxLength: 8 }).map((rows) => rows.map((one, at) => ({ ...one, priceId: `p${at}` })));
    fc.assert(
      fc.property(list, fc.constantFrom(...SORTS), (rows, sort) => {
        const given = idsOf(rows);
        const sorted = idsOf(sortOffers(rows, sort));
        expect(idsOf(sortOffers(rows.toReversed(), sort))).toEqual(sorted);
        expect(sorted.toSorted()).toEqual(given.toSorted());
        expect(idsOf(rows)).toEqual(given);
      }),
    );
  });
});
