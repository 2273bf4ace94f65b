import { expect, test } from 'vitest';
import { contractState, mayConclude } from '#domain/contracts/contract.ts';
import { orderStatuses } from '#domain/orders/statuses.ts';

test.each([
  ['nothing was ever concluded', null, null, 'open'],
  ['the order was changed and nothing was concluded', null, 2_000, 'open'],
  ['the signature was declined', { state: 'declined', concludedAt: null }, 2_000, 'open'],
  ['the service is asked for signatures', { state: 'signing', concludedAt: null }, 2_000, 'signing'],
  ['it was never changed', { state: 'concluded', concludedAt: 2_000 }, null, 'concluded'],
  ['it was changed before', { state: 'concluded', concludedAt: 2_000 }, 1_999, 'concluded'],
  ['it was changed in the same moment', { state: 'concluded', concludedAt: 2_000 }, 2_000, 'concluded'],
  ['it was changed afterwards', { state: 'concluded', concludedAt: 2_000 }, 2_001, 'outdated'],
  ['no one knows when, and it was changed', { state: 'concluded', concludedAt: null }, 1, 'outdated'],
] as const)('[10.13] how the contract of an order stands where %s', (_, latest, changedAt, state) => {
  expect(contractState(latest, changedAt)).toBe(state);
});

test('[10.13] a contract can be concluded when it is open or outdated', () => {
  const states = ['open', 'signing', 'concluded', 'outdated'] as const;
  expect(states.map((state) => mayConclude(state, 'booked'))).toEqual([true, false, false, true]);
  expect(orderStatuses.filter((status) => !mayConclude('open', status))).toEqual([
    'rejected',
    'cancelled',
    'autoCancelled',
  ]);
});
