import { orderMessages as words } from '#copy/orders/order.ts';
import { conversation } from '#machines/order-messages/order-messages.cases.ts';
import { subject } from '#stories/order-messages/order-messages.subject.tsx';
import { rejected, resolved } from '../kit/journey.ts';
import { walkView } from '../kit/view-model.tsx';
import { orderMessagesModel } from './order-messages.model.ts';

walkView('[10.12] messages', orderMessagesModel, subject, ({ press, type, happens, sees }) => ({
  gestures: {
    'write something': () => type(words.text, '收到'),
    'take it back': () => type(words.text, ''),
    send: () => press(words.send),
    'it arrives': () => happens(resolved('send', conversation)),
    'it gets lost': () => happens(rejected('send', new Error('没有网络'))),
  },
  checks: {
    'nothing written': sees({
      says: conversation.items.map(({ text }) => text.split('\n')[0] ?? ''),
      values: { [words.text]: '' },
      off: [words.send],
      status: '',
    }),
    'a message': sees({ values: { [words.text]: '收到' }, errors: { [words.text]: null }, status: '' }),
    'on its way': sees({ fields: 'locked', off: [words.send] }),
    'shown it was sent': sees({ values: { [words.text]: '' }, status: words.sent, off: [words.send] }),
    'shown why': sees({ values: { [words.text]: '收到' }, errors: { [words.text]: '没有网络' } }),
  },
}));
