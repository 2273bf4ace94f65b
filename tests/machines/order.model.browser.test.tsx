import { orders as words } from '#copy/orders/list.ts';
import { milestonesCopy } from '#copy/orders/milestones.ts';
import { CallFailure } from '#domain/failure.ts';
import { subject } from '#stories/order/order.subject.tsx';
import { rejected, resolved } from '../kit/journey.ts';
import { walkView } from '../kit/view-model.tsx';
import { orderModel } from './order.model.ts';

const { orderNo } = subject.entry.cases.input as { orderNo: string };
const REASON = '货物推迟出厂';
const LOST = '没有网络';
const WHY = '订单已放舱，请联系客服';
const released = new CallFailure({ kind: 'refused', code: '10004004', message: WHY, status: 200 });

walkView('an order', orderModel, subject, ({ press, type, happens, sees }) => {
  const question = words.cancelQuestion(orderNo);
  const asked = (alert: string) => sees({ says: [question], alert, off: [words.cancel] });
  return {
    gestures: {
      'want to cancel': () => press(words.cancel),
      'think better of it': () => press(words.cancelKeep),
      'say why': () => type(words.cancelWhy, REASON),
      'say yes': () => press(words.cancelConfirm),
      'it is done': () => happens(resolved('cancelOrder')),
      'mark what moved': () => press(milestonesCopy.markSeen),
      'it is marked': () => happens(resolved('markSeen')),
      'the network fails': () => happens(rejected('markSeen', new Error(LOST))),
      'the carrier has it already': () => happens(rejected('cancelOrder', released)),
    },
    checks: {
      'an order': sees({ says: [orderNo], lacks: [question], shows: { button: [words.cancel] }, alert: '' }),
      'being marked': sees({ says: [milestonesCopy.moved(1)], off: [milestonesCopy.markSeen, words.cancel] }),
      'shown why not marked': sees({ says: [LOST], shows: { button: [milestonesCopy.markSeen] } }),
      'asked whether to cancel': async () => {
        await asked('')();
        await sees({ focus: words.cancelKeep })();
      },
      'a reason is written': sees({ values: { [words.cancelWhy]: REASON }, fields: 'open' }),
      'being cancelled': sees({ says: [question], off: [words.cancel, words.cancelKeep, words.cancelConfirm] }),
      'shown why not': asked(WHY),
    },
  };
});
