import { expect, test } from 'vitest';
import { rooms } from '#src/ui/copy/centre-rooms.ts';
import { authNotice } from '#src/ui/copy/notices.ts';
import { orderReplies } from '#src/ui/copy/order-replies.ts';
import { orders } from '#src/ui/copy/orders.ts';
import { unverifiedOrder } from '#src/ui/copy/unverified-order.ts';

test.each([
  ['the note over the form', unverifiedOrder.orderKeptInReview],
  ['the notice of an order', orderReplies.unverifiedNotice.PENDING],
  ['the notice after an order', authNotice.underReview(5)],
  ['the step of an order', orderReplies.stepVerify.PENDING],
  ['the mark in the user centre', rooms.verification.PENDING],
  ['the text in the user centre', rooms.verification.pending],
])('[1.9] %s says of a verification under review that it is reviewed, and not that there is none', (_, text) => {
  expect(text).toContain('审核');
  expect(text).not.toMatch(/未认证|请尽快/);
});

test('[1.9b] the countdown of an order stands under every verification but a passed one, and names none', () => {
  expect(orders.cancelsIn).not.toMatch(/认证|审核/);
});
