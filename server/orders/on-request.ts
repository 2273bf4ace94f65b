import { orderReplies } from '#copy/orders/replies.ts';
import type { FeeLine } from '#domain/fees/line.ts';
import { type FeeCode, feeCodes } from '#domain/reference/fee-codes.ts';

/** Builds a line that is shown but not added to the total until it is priced. */
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

/** Builds an on-request line, under the fee's own name or the given one. */
export const requested = (code: string, nameCn?: string): FeeLine => {
  const fee = feeOf.get(code);
  if (fee === undefined) throw new Error(`no fee ${code}`);
  return onRequest({ ...fee, ...(nameCn === undefined ? {} : { nameCn }) });
};

/** Builds the on-request lines for pick-up, customs and delivery. */
export const beyondLines = (request: { handIn: string; clearance: string; arrival: string }): FeeLine[] => [
  ...(request.handIn === 'PICKUP' ? [requested('TRK', orderReplies.pickup)] : []),
  ...(request.clearance === 'OWN_PAPERS' ? [] : [requested('CUS')]),
  ...(request.arrival === 'DELIVERY' ? [requested('DST', orderReplies.doorDelivery)] : []),
];
