import type { DeskOrderQueue } from '#contract/calls/desk-orders.ts';
import type { DeskVerificationQueue } from '#contract/calls/desk-verifications.ts';
import type { OrderRow, VerificationRow } from './desk-queue.types.ts';

export const orderRow = (row: DeskOrderQueue['items'][number]): OrderRow => ({
  ...row,
  id: row.orderNo,
  kind: 'order',
});

export const verificationRow = (row: DeskVerificationQueue['items'][number]): VerificationRow => ({
  ...row,
  kind: 'verification',
});
