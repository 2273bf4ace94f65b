import type { OrderAnswer } from '#contract/calls/orders.ts';
import type { Cancellation } from '#contract/fields/cancellation.ts';
import { sampleOrder } from './order.ts';

const at = (day: number, hour: number) => Date.UTC(2026, 9, day, hour);

const requested: Cancellation = {
  ...{ no: 2, side: 'customer', state: 'requested', reason: '收货人取消采购', at: at(12, 2) },
  ...{ version: 0, fees: [], totals: [], answerReason: null, clause: null, answeredAt: null, decidedAt: null },
};

const answered: Cancellation = {
  ...requested,
  ...{ state: 'answered', version: 1, answerReason: '船公司已放舱，拖车已派出', answeredAt: at(12, 5) },
  clause: '《海运整箱收费协议》第五条 5.2',
  fees: [
    { feeCode: 'CXL', feeName: '取消费', currency: '2', amount: '150.00' },
    { feeCode: 'TRK', feeName: '拖车(普/危)', currency: '1', amount: '1200.00' },
  ],
  totals: [
    { currency: '2', amount: '150.00' },
    { currency: '1', amount: '1200.00' },
  ],
};

const refused: Cancellation = {
  ...requested,
  ...{ no: 1, state: 'refused', at: at(10, 2), answerReason: '货物已在装船', decidedAt: at(10, 6) },
};

const offered: Cancellation = {
  ...answered,
  ...{ side: 'desk', reason: '船公司取消航次', answerReason: '船公司取消航次', fees: [], totals: [], clause: null },
};

const accepted: Cancellation = { ...answered, state: 'accepted', decidedAt: at(12, 8) };

export const sampleCancellations = { accepted, answered, requested, offered, refused } as const;

/** An order after release, with these cancellations. */
export const cancellingOrder = (
  cancellations: readonly Cancellation[],
  more: Partial<NonNullable<OrderAnswer['cancelling']>> = {},
): OrderAnswer => ({
  ...sampleOrder,
  ...{ status: 'released', mayCancel: false, cancellations: [...cancellations] },
  cancelling: {
    ...{ mode: 'ask', mayAsk: false, mayAct: true, clause: '《海运整箱收费协议》第五条 5.2' },
    terms: '放舱之后取消的，船公司收取的取消费、亏舱费、退关费与我们已经支付的第三方费用由您承担。',
    ...more,
  },
});
