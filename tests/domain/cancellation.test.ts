import { describe, expect, test } from 'vitest';
import { cancellationModeOf } from '#domain/orders/cancellation.ts';
import { isFeeAmount } from '#domain/orders/cancellation-fees.ts';
import { demoCancellationFees } from '#domain/orders/demo-cancellation.ts';
import { type OrderStatus, orderStatuses } from '#domain/orders/statuses.ts';
import { cancellationFeeCodes } from '#domain/reference/cancellation-fees.ts';
import { currencies } from '#domain/reference/currencies.ts';
import { feeCodes } from '#domain/reference/fee-codes.ts';
import { canTake, offeredCancellation } from '#machines/order-life/index.ts';
import { placedFacts } from '#machines/order-life/order-life.plans.ts';

const over = ['rejected', 'cancelled', 'autoCancelled', 'completed'];

/** The statuses at which each service charges; before them cancelling is free, after them it is over. */
const asked: Readonly<Record<string, readonly OrderStatus[]>> = {
  air: ['booked', 'released', 'stuffed', 'declared'],
  cfs: ['released', 'stuffed', 'declared'],
  dgdesk: ['reviewing', 'dgReviewing', 'booked', 'released', 'stuffed', 'declared'],
  domestic: ['released', 'stuffed', 'declared'],
  fcl: ['released', 'stuffed', 'declared'],
  flexitank: ['released', 'stuffed', 'declared'],
  goods: ['booked', 'released', 'stuffed', 'declared'],
  lcl: ['released', 'stuffed', 'declared'],
  rail: ['released', 'stuffed', 'declared'],
  tank: ['released', 'stuffed', 'declared'],
  truck: ['departed'],
  warehouse: ['booked', 'released', 'stuffed', 'declared'],
};

const free: readonly OrderStatus[] = ['submitted', 'docsPending', 'amending'];

describe.each(Object.entries(asked))('[11.4] cancelling an order of %s', (service, charged) => {
  test.each(orderStatuses)('at %s', (status) => {
    const mode = cancellationModeOf({ service, status, reached: ['submitted'] });
    const first = charged[0]!;
    const stageBefore = orderStatuses.indexOf(status) < orderStatuses.indexOf(first);
    const expected = over.includes(status)
      ? 'none'
      : charged.includes(status)
        ? 'ask'
        : free.includes(status) || stageBefore
          ? 'free'
          : 'none';
    expect(mode).toBe(expected);
  });

  test.each(orderStatuses)('the machine offers the same at %s', (status) => {
    const facts = { ...placedFacts(service), status };
    const mode = cancellationModeOf({ service, status, reached: ['submitted'] });
    expect(offeredCancellation(facts)).toBe(mode);
    expect({
      cancel: canTake(facts, { type: 'order.cancel' }),
      ask: canTake(facts, { type: 'cancellation.ask' }),
      offer: canTake(facts, { type: 'cancellation.offer' }),
    }).toEqual({ cancel: mode === 'free', ask: mode === 'ask', offer: mode !== 'none' });
  });

  test.each(orderStatuses)('the machine accepts an answer at %s while the order can be cancelled', (status) => {
    const answered = {
      ...placedFacts(service),
      status,
      cancellation: { side: 'customer', state: 'answered' },
    } as const;
    const mode = cancellationModeOf({ service, status, reached: ['submitted'] });
    for (const act of ['answer', 'waive', 'accept', 'settle'] as const)
      expect(canTake(answered, { type: `cancellation.${act}` })).toBe(mode !== 'none');
    for (const act of ['ask', 'offer'] as const) expect(canTake(answered, { type: `cancellation.${act}` })).toBe(false);
  });
});

describe('[11.4] an order that returns to an earlier status', () => {
  const amending = (reached: OrderStatus[]) => cancellationModeOf({ service: 'fcl', status: 'amending', reached });

  test('is cancelled freely before release, and on request after it', () => {
    expect(amending(['submitted', 'booked'])).toBe('free');
    expect(amending(['submitted', 'booked', 'released', 'amending'])).toBe('ask');
    expect(amending(['submitted', 'released', 'departed'])).toBe('none');
  });

  test('still needs a request when documents are missing again after release', () => {
    const reached: OrderStatus[] = ['submitted', 'released'];
    expect(cancellationModeOf({ service: 'fcl', status: 'docsPending', reached })).toBe('ask');
    expect(cancellationModeOf({ service: 'dgdesk', status: 'docsPending', reached: ['reviewing'] })).toBe('ask');
  });

  test('is free where an operator corrected a release', () => {
    expect(cancellationModeOf({ service: 'fcl', status: 'booked', reached: ['submitted', 'released'] })).toBe('free');
  });
});

describe('[11.4] the fee of cancelling', () => {
  test.each(Object.keys(asked))('of %s in the demonstration is one that an operator may enter', (service) => {
    const fees = demoCancellationFees[service] ?? [];
    expect(fees.length).toBeGreaterThan(0);
    for (const { feeCode, currency, amount } of fees) {
      expect(cancellationFeeCodes.map(({ code }) => code)).toContain(feeCode);
      expect(currencies.map(({ code }) => code)).toContain(currency);
      expect(isFeeAmount(amount)).toBe(true);
    }
  });

  test('has its own codes without repetition, and those of services performed', () => {
    const codes = cancellationFeeCodes.map(({ code }) => code);
    expect(new Set(codes).size).toBe(codes.length);
    expect(codes).toEqual(expect.arrayContaining(['CXL', 'DFR', 'TRK', 'DGD']));
    for (const { code, nameCn } of cancellationFeeCodes) {
      const known = feeCodes.find((one) => one.code === code);
      if (known) expect([code, nameCn]).toEqual([code, known.nameCn]);
    }
  });

  test.each(['0', '0.00', '-1', '', '1.234', '1e3', '1 000', '9999999999'])('is not %j', (text) => {
    expect(isFeeAmount(text)).toBe(false);
  });
  test.each(['0.01', '1', '300', '1200.5', '999999999.99'])('may be %j', (text) => {
    expect(isFeeAmount(text)).toBe(true);
  });
});
