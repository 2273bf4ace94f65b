import { cancellation as words } from '#copy/orders/order.ts';
import { answerChanged } from '#machines/order-cancellation/order-cancellation.cases.ts';
import { subject } from '#stories/order-cancellation/order-cancellation.subject.tsx';
import { rejected, resolved } from '../kit/journey.ts';
import { walkView } from '../kit/view-model.tsx';
import { orderCancellationModel } from './order-cancellation.model.ts';

const WHY = '没有网络';
const QUESTION = words.acceptQuestion('FCL26101200007', '$150.00 + ¥1,200.00');

walkView('[11.4] a cancellation', orderCancellationModel, subject, ({ press, type, happens, sees }) => ({
  gestures: {
    'want to ask': () => press(words.ask),
    'write why': () => type(words.why, '收货人取消采购'),
    'send it': () => press(words.send),
    'it is asked': () => happens(resolved('ask')),
    'asking fails': () => happens(rejected('ask', new Error(WHY))),
    'want to accept': () => press(words.accept),
    'want to keep the order': () => press(words.keepOrder),
    'look again': () => press(words.back),
    'accept it': () => press(words.confirmAccept),
    'give it up': () => press(words.confirmWithdraw),
    'it is done': () => happens(resolved('decide')),
    'the network fails': () => happens(rejected('decide', new Error(WHY))),
    'the operator was faster': () => happens(rejected('decide', answerChanged)),
    understand: () => press(words.understood),
  },
  checks: {
    'an answer that waits': sees({
      says: [words.waitsForYou, '《海运整箱收费协议》第五条 5.2', '取消费', '$150.00', '¥1,200.00'],
      lacks: [QUESTION, words.withdrawQuestion, answerChanged.message],
      shows: { button: [words.accept, words.keepOrder] },
    }),
    'the form of a request': sees({ says: [words.askText], off: [words.send] }),
    'a request with its reason': sees({ shows: { button: [words.send] } }),
    'a request on its way': sees({ off: [words.back, words.send] }),
    'not asked, and why': sees({ alert: WHY }),
    'the fee once more': sees({ says: [QUESTION], focus: words.back }),
    'asked whether to give it up': sees({ says: [words.withdrawQuestion], focus: words.back }),
    'on its way': sees({ off: [words.back] }),
    'not done, and why': sees({ alert: WHY }),
    'a newer answer': sees({ says: [answerChanged.message], off: [words.accept, words.keepOrder, words.ask] }),
  },
}));
