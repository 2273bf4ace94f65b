import type { FeeLine } from '#domain/fees/line.ts';
import { type FeeCode, feeCodes } from '#domain/reference/fee-codes.ts';
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

const feeOf = new Map(feeCodes.map((fee) => [fee.code, fee]));

/** A fee under its own name, or under what it stands for here. */
export const requested = (code: string, nameCn?: string): FeeLine => {
  const fee = feeOf.get(code);
  if (fee === undefined) throw new Error(`no fee ${code}`);
  return onRequest({ ...fee, ...(nameCn === undefined ? {} : { nameCn }) });
};

/** What is asked for beyond the price of a list: fetching, customs, delivery. */
export const beyondLines = (asked: { handIn: string; clearance: string; arrival: string }): FeeLine[] => [
  ...(asked.handIn === 'PICKUP' ? [requested('TRK', orderReplies.pickup)] : []),
  ...(asked.clearance === 'OWN_PAPERS' ? [] : [requested('CUS')]),
  ...(asked.arrival === 'DELIVERY' ? [requested('DST', orderReplies.doorDelivery)] : []),
];
