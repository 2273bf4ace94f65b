import type { FeeLine } from '#domain/fees/line.ts';
import type { FeeCode } from '#domain/reference/fee-codes.ts';
import { orderReplies } from '#src/ui/copy/order-replies.ts';

/** Shown and never added, until somebody names its price. */
export const onRequest = ({ group, code, nameCn, currency }: FeeCode): FeeLine => ({
  group,
  feeCode: code,
  feeName: orderReplies.onRequest(nameCn),
  currency,
  unitPrice: '0.00',
  basis: 'TIME',
  ctnType: null,
  quantity: '1',
  amount: '0.00',
  atCost: true,
  payTerm: 'PRE',
  taxRate: null,
});
