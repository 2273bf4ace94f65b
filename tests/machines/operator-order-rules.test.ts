import { expect, test } from 'vitest';
import { canOfferCancellation, type OrderSheet } from '#machines/operator-order/index.ts';
import { amendingSheet, sampleSheet } from '#machines/operator-order/operator-order.sample.ts';
import { stepsOf } from '#machines/operator-order/operator-order.steps.ts';

const move = { status: '', dgStatus: null, remark: '', at: '', isDeviating: false, reason: '' };
const standing = (status: OrderSheet['order']['status'], life: Partial<OrderSheet['life']> = {}): OrderSheet => ({
  ...sampleSheet,
  order: { ...sampleSheet.order, status },
  life: { ...sampleSheet.life, ...life },
});

test.each(['reviewing', 'released', 'declared'] as const)('[11.4] cancelling may be offered at %s', (status) => {
  expect(canOfferCancellation(standing(status))).toBe(true);
});

test.each(['departed', 'arrived', 'completed', 'rejected', 'cancelled', 'autoCancelled'] as const)(
  '[11.4] and no more at %s',
  (status) => {
    expect(canOfferCancellation(standing(status))).toBe(false);
  },
);

test('[11.4] nor while a cancellation or an amendment waits', () => {
  expect(canOfferCancellation(standing('released', { cancellation: { side: 'customer', state: 'requested' } }))).toBe(
    false,
  );
  expect(canOfferCancellation(amendingSheet)).toBe(false);
});

test('[10.11] while an amendment waits the room offers to reject, and no other step', () => {
  const steps = stepsOf({ sheet: amendingSheet, move: move as never });
  expect(steps.map(({ status }) => status)).toEqual(['rejected']);
});
