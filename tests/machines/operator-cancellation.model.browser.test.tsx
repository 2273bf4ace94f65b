import { operatorCancellation as words } from '#copy/operator/orders.ts';
import { cancellationOrder, withdrawnElsewhere } from '#machines/operator-cancellation/operator-cancellation.cases.ts';
import { subject } from '#stories/operator-cancellation/operator-cancellation.subject.tsx';
import { event, rejected, resolved } from '../kit/journey.ts';
import { walkView } from '../kit/view-model.tsx';
import { operatorCancellationModel } from './operator-cancellation.model.ts';

const WHY = '没有网络';
const { FEE, FREE, REFUSE } = words.acts;

walkView('[11.4] a cancellation in the room', operatorCancellationModel, subject, ({ press, type, happens, sees }) => ({
  gestures: {
    'open one': () => happens(event('cancellation.order', { orderNo: cancellationOrder })),
    'write a fee': () => press(FEE.begin),
    'cancel free': () => press(FREE.begin),
    refuse: () => press(REFUSE.begin),
    'fill it in': async () => {
      await type(words.amount, '300');
      await type(words.reason, '船公司已放舱');
    },
    'drop it': () => press(words.drop),
    'send the fee': () => press(FEE.confirm),
    'cancel it': () => press(FREE.confirm),
    'it is answered': () => happens(resolved('answer', null)),
    'the network fails': () => happens(rejected('answer', new Error(WHY))),
    'it was withdrawn': () => happens(rejected('answer', withdrawnElsewhere)),
  },
  checks: {
    'no order': sees({ off: [FEE.begin, FREE.begin, REFUSE.begin] }),
    'a request that waits': sees({ shows: { button: [FEE.begin, FREE.begin, REFUSE.begin] } }),
    'a fee to write': sees({ off: [FEE.confirm], says: ['《海运整箱收费协议》第五条 5.2'] }),
    'a fee that is complete': sees({ says: [`${words.total} ¥300.00`] }),
    'asked once more': sees({ says: [words.free], shows: { button: [FREE.confirm] } }),
    'a reason to write': sees({ off: [REFUSE.confirm] }),
    'on its way': sees({ off: [words.drop] }),
    answered: sees({ shows: { button: [FEE.begin] }, lacks: [words.drop] }),
    why: sees({ alert: WHY }),
    outdated: sees({ alert: withdrawnElsewhere.message, lacks: [words.drop] }),
  },
}));
