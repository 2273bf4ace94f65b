import { orderMachine } from '#machines/order/index.ts';
import { orderCases } from '#machines/order/order.cases.ts';
import { event, journeys, rejected, resolved } from '../kit/journey.ts';

const input = { orderNo: 'FCL26101200007', path: 'order/FCL26101200007' };
const base = { ...input, now: 0, refusal: null };
const cancelled = event('order.cancel');
const confirmed = event('order.confirm');

journeys(orderMachine, orderCases, [
  {
    title: 'nothing is cancelled before the person has said so twice',
    events: [cancelled],
    ends: { value: 'confirming', context: base },
  },
  {
    title: 'who keeps the order keeps it',
    events: [cancelled, event('order.keep')],
    ends: { value: 'viewing', context: base },
  },
  {
    title: 'a double click cancels once',
    events: [cancelled, confirmed, confirmed, resolved('cancelOrder')],
    ends: { value: 'viewing', context: base },
  },
  {
    title: 'an order that cannot be cancelled any more says why and stays',
    events: [cancelled, confirmed, rejected('cancelOrder', new Error('订单已放舱'))],
    ends: { value: 'confirming', context: { ...base, refusal: '订单已放舱' } },
  },
  {
    title: 'what was refused is not said at the next question',
    events: [cancelled, confirmed, rejected('cancelOrder'), event('order.keep'), cancelled],
    ends: { value: 'confirming', context: base },
  },
  {
    title: '[1.9b] the deadline is counted by the clock that is told',
    events: [event('clock.ticked', { now: 5_000 }), event('clock.ticked', { now: 6_000 })],
    ends: { value: 'viewing', context: { ...base, now: 6_000 } },
  },
]);
