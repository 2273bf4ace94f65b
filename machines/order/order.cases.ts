import type { MachineCases } from '../kit/cases.ts';
import type { OrderInput } from './order.types.ts';
import { orderWords } from './order.words.ts';

const input: OrderInput = { orderNo: 'FCL26101200007', path: 'order/FCL26101200007' };

export const orderCases: MachineCases = {
  words: orderWords,
  input,
  events: {
    'order.cancel': [{ type: 'order.cancel' }],
    'order.reasoned': [{ type: 'order.reasoned', reason: '客户推迟出货' }],
    'order.keep': [{ type: 'order.keep' }],
    'order.confirm': [{ type: 'order.confirm' }],
    'milestones.seen': [{ type: 'milestones.seen' }],
    'order.renew': [{ type: 'order.renew' }],
    'page.shown': [{ type: 'page.shown' }],
    'amendment.changed': [{ type: 'amendment.changed' }],
    'cancellation.changed': [{ type: 'cancellation.changed' }],
    'handIn.changed': [{ type: 'handIn.changed' }],
    'paperForm.changed': [{ type: 'paperForm.changed' }],
    'clock.ticked': [{ type: 'clock.ticked', now: 1_000 }],
    'xstate.done.actor.markSeen': [{ type: 'xstate.done.actor.markSeen' }],
    'xstate.error.actor.markSeen': [{ type: 'xstate.error.actor.markSeen', error: new Error('no answer') }],
    'xstate.done.actor.cancelOrder': [{ type: 'xstate.done.actor.cancelOrder' }],
    'xstate.error.actor.cancelOrder': [{ type: 'xstate.error.actor.cancelOrder', error: new Error('no answer') }],
  },
  delays: {},
  feeds: { 'clock.ticked': 'clock', 'page.shown': 'visibility' },
};
