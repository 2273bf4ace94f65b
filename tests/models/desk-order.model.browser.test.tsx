import { page } from 'vitest/browser';
import { movedElsewhere } from '#machines/desk-order/desk-order.cases.ts';
import { sampleNo, samplePicture, sampleSheet } from '#machines/desk-order/desk-order.sample.ts';
import { deskOrders as words } from '#src/ui/copy/desk-orders.ts';
import { KIT } from '#src/ui/copy/kit.ts';
import { orders } from '#src/ui/copy/orders.ts';
import { subject } from '#stories/desk-order/desk-order.subject.tsx';
import { event, rejected, resolved } from '../kit/journey.ts';
import { walkView } from '../kit/view-model.tsx';
import { deskOrderModel } from './desk-order.model.ts';

const PAPER = '危包证';
const PICTURE = 'data:image/gif;base64,R0lGODlhAQABAAAAACw=';
const choose = (status: string) =>
  page.getByRole('combobox', { name: words.status, exact: true }).selectOptions(status);

walkView('[10.8] an order of the room', deskOrderModel, subject, ({ press, type, keys, happens, sees }) => {
  const read = resolved('readSheet', sampleSheet);
  return {
    gestures: {
      'open one': () => happens(event('order.open', { orderNo: sampleNo })),
      'it comes': () => happens(read),
      'nothing comes': () => happens(rejected('readSheet', new Error('没有网络'))),
      'try again': () => press(KIT.retry),
      'close it': () => press(words.close),
      'choose the next status': () => choose(orders.statuses.booked),
      'move it': () => press(words.move),
      'it worked': () => happens(resolved('moveOrder', null), read),
      'somebody was first': () => happens(rejected('moveOrder', movedElsewhere), read),
      'reject without a reason': () => choose(orders.statuses.rejected),
      'give a reason': () => type(words.remark, '货物不符'),
      'accept the paper': () => press(`${words.accept} ${PAPER}`),
      'it worked for the paper': () => happens(resolved('decidePaper', null), read),
      'send the paper back': () => press(`${words.doubt} ${PAPER}`),
      'think better of it': () => press(words.keep),
      'say why': async () => {
        await type(words.reason, '盖章看不清');
        await press(words.confirmReturn);
      },
      'open its picture': () => press(`${words.view} ${samplePicture.name}`),
      'the picture comes': () => happens(resolved('readFile', PICTURE)),
      'it does not come': () => happens(rejected('readFile', new Error('没有网络'))),
      'put it away': () => press(`${words.hide} ${samplePicture.name}`),
      'leave by Escape': () => keys('{Escape}'),
    },
    checks: {
      'none is open': sees({ says: [words.choose] }),
      'it is read': sees({ says: [sampleNo, words.reading], focus: sampleNo }),
      'told why': sees({ alert: '没有网络\n重试' }),
      'the sheet': sees({
        says: ['顾晓岚', 'SAMPLE CHEM', 'F-E, S-D', '$2,300.00', words.goods(1, '甲醇'), PAPER],
        hides: { img: [words.picture(samplePicture.name)] },
        off: [words.move],
      }),
      'a choice': sees({ values: { [words.status]: 'booked' } }),
      'a rejection lacks its reason': sees({ values: { [words.status]: 'rejected' }, off: [words.move] }),
      'a rejection': sees({ values: { [words.remark]: '货物不符' } }),
      'it is moved': sees({ fields: 'locked', off: [words.move, words.close] }),
      'told it was moved': sees({ status: words.moved, focus: words.moved, values: { [words.status]: '' } }),
      'told to look again': sees({ alert: movedElsewhere.message, values: { [words.status]: '' } }),
      'the paper is accepted': sees({ off: [words.close], fields: 'locked' }),
      'told it was accepted': sees({ status: words.accepted }),
      'asked why': sees({ values: { [words.reason]: '' }, focus: words.reason, off: [words.confirmReturn] }),
      'it goes back': sees({ off: [words.keep, words.confirmReturn], locked: [words.reason] }),
      'told it went back': sees({ status: words.returned }),
      'the picture is fetched': sees({ off: [words.close] }),
      'the picture': sees({ shows: { img: [words.picture(samplePicture.name)] } }),
      'told of the picture': sees({ alert: '没有网络' }),
    },
  };
});
