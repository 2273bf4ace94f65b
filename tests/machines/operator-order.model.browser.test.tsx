import { page } from 'vitest/browser';
import { KIT } from '#copy/kit.ts';
import { operatorSteps, operatorOrders as words } from '#copy/operator/orders.ts';
import { orders } from '#copy/orders/list.ts';
import { movedElsewhere } from '#machines/operator-order/operator-order.cases.ts';
import { amendingSheet, sampleNo, samplePicture, sampleSheet } from '#machines/operator-order/operator-order.sample.ts';
import { sampleReason } from '#machines/operator-step/operator-step.sample.ts';
import { subject } from '#stories/operator-order/operator-order.subject.tsx';
import { event, rejected, resolved } from '../kit/journey.ts';
import { walkView } from '../kit/view-model.tsx';
import { operatorOrderModel } from './operator-order.model.ts';

const amending = words.amendment;
const PAPER = '危包证';
const PICTURE = 'data:image/gif;base64,R0lGODlhAQABAAAAACw=';
const deviate = operatorSteps.deviate(orders.statuses.departed);
const choose = (status: string) =>
  page.getByRole('combobox', { name: words.status, exact: true }).selectOptions(status);

walkView('[10.8] an order of the room', operatorOrderModel, subject, ({ press, type, keys, happens, sees }) => {
  const read = resolved('readSheet', sampleSheet);
  return {
    gestures: {
      'open one': () => happens(event('order.open', { orderNo: sampleNo })),
      'it comes': () => happens(read),
      'it comes with an amendment': () => happens(resolved('readSheet', amendingSheet)),
      'nothing comes': () => happens(rejected('readSheet', new Error('没有网络'))),
      'try again': () => press(KIT.retry),
      'close it': () => press(words.close),
      'choose the next status': () => choose(orders.statuses.booked),
      'move it': () => press(words.move),
      'it worked': () => happens(resolved('moveOrder', null), read),
      'a user was first': () => happens(rejected('moveOrder', movedElsewhere), read),
      'reject without a reason': () => choose(orders.statuses.rejected),
      'give a reason': () => type(words.remark, '货物不符'),
      'choose a step that lacks something': () => choose(orders.statuses.departed),
      'set a time to come': () => type(operatorSteps.at, '2026-10-12T23:00'),
      'take it nevertheless': () => press(deviate),
      'put the deviation away': () => press(operatorSteps.deviation.close),
      'say why it is taken': () => type(operatorSteps.deviation.reason, sampleReason),
      'look at the consequences': () => press(operatorSteps.deviation.confirm),
      'go back from them': () => happens(resolved('deviation', { outcome: 'dismissed', refusal: null })),
      'the step is recorded': () => happens(resolved('deviation', { outcome: 'moved', refusal: null }), read),
      'undo the latest step': () => press(operatorSteps.undo(orders.statuses.submitted)),
      'leave it undone': () => happens(resolved('undo', { outcome: 'dismissed', refusal: null })),
      'it is undone': () => happens(resolved('undo', { outcome: 'undone', refusal: null }), read),
      'accept the paper': () => press(`${words.accept} ${PAPER}`),
      'it worked for the paper': () => happens(resolved('decide', null), read),
      'send the paper back': () => press(`${words.doubt} ${PAPER}`),
      'think better of it': () => press(words.returning.keep),
      'say why': async () => {
        await type(words.returning.reason, '盖章看不清');
        await press(words.returning.confirm);
      },
      'accept the amendment': () => press(amending.accept),
      'it worked for the amendment': () => happens(resolved('decide', null), read),
      'refuse the amendment': () => press(amending.doubt),
      'think better of refusing': () => press(amending.refusing.keep),
      'say why not': async () => {
        await type(amending.refusing.reason, '没有舱位');
        await press(amending.refusing.confirm);
      },
      'it was withdrawn meanwhile': () => happens(rejected('decide', movedElsewhere), read),
      'number the bill': () => type(words.billNo, 'COSU6123456780'),
      'make its draft': () => press(words.draft),
      'the draft is there': () => happens(resolved('makeDraft', null), read),
      'open its picture': () => press(`${words.view} ${samplePicture.name}`),
      'the picture comes': () => happens(resolved('readFile', PICTURE)),
      'ask for the file itself': () => press(`${words.original} ${samplePicture.name}`),
      'the file opens beside the room': () => happens(resolved('readFile', PICTURE)),
      'it does not come': () => happens(rejected('readFile', new Error('没有网络'))),
      'put it away': () => press(`${words.hide} ${samplePicture.name}`),
      'leave by Escape': () => keys('{Escape}'),
    },
    checks: {
      'none is open': sees({ says: [words.choose] }),
      'it is read': sees({ says: [sampleNo, words.reading], focus: sampleNo }),
      'shown why': sees({ alert: '没有网络\n重试' }),
      'the sheet': sees({
        says: ['顾晓岚', 'SAMPLE CHEM', 'F-E, S-D', '$2,300.00', words.goods(1, '甲醇'), PAPER],
        hides: { img: [words.picture(samplePicture.name)] },
        off: [words.move],
      }),
      'a choice': sees({ values: { [words.status]: 'booked' } }),
      'a rejection lacks its reason': sees({ values: { [words.status]: 'rejected' }, off: [words.move] }),
      'a rejection': sees({ values: { [words.remark]: '货物不符' } }),
      'a step lacks something': sees({
        says: [operatorSteps.blocked(4), '危险品还没有通过', '还没有记“已订舱”', '未收下的单证：危包证'],
        links: { [operatorSteps.settle.PAPERS_OUTSTANDING]: '#papers' },
        shows: { button: [deviate] },
        off: [words.move],
      }),
      'a time to come': sees({
        errors: { [operatorSteps.at]: operatorSteps.asOf('时间不能在将来', sampleSheet.order.now) },
        hides: { button: [deviate] },
        off: [words.move],
      }),
      'a deviation': sees({
        says: [operatorSteps.deviation.seen],
        focus: operatorSteps.deviation.reason,
        off: [words.move],
      }),
      'a deviation with a reason': sees({ values: { [operatorSteps.deviation.reason]: sampleReason } }),
      'the consequences': sees({ fields: 'locked', off: [operatorSteps.deviation.confirm, words.close] }),
      'asked about the undo': sees({ fields: 'locked', off: [words.close] }),
      'shown it was undone': sees({ status: words.undone }),
      'it is moved': sees({ fields: 'locked', off: [words.move, words.close] }),
      'shown it was moved': sees({ status: words.moved, focus: words.moved, values: { [words.status]: '' } }),
      'asked to look again': sees({ alert: movedElsewhere.message, values: { [words.status]: '' } }),
      'the paper is accepted': sees({ off: [words.close], fields: 'locked' }),
      'shown it was accepted': sees({ status: words.accepted }),
      'asked why': sees({
        values: { [words.returning.reason]: '' },
        focus: words.returning.reason,
        off: [words.returning.confirm],
      }),
      'it goes back': sees({ off: [words.returning.keep, words.returning.confirm], locked: [words.returning.reason] }),
      'shown it went back': sees({ status: words.returned }),
      'an amendment waits': sees({
        says: [amending.lead, '箱量', '$3,450.00'],
        shows: { button: [amending.accept, amending.doubt], form: [words.draft] },
        off: [words.draft],
      }),
      'the amendment is accepted': sees({ off: [words.close, amending.accept], fields: 'locked' }),
      'reported the order is another': sees({ status: words.amended, hides: { button: [amending.accept] } }),
      'asked why not': sees({
        values: { [amending.refusing.reason]: '' },
        focus: amending.refusing.reason,
        off: [amending.refusing.confirm],
      }),
      'it is refused': sees({ off: [amending.refusing.confirm], locked: [amending.refusing.reason] }),
      'notified of the withdrawal': sees({ alert: movedElsewhere.message, hides: { button: [amending.accept] } }),
      'a numbered bill': sees({ values: { [words.billNo]: 'COSU6123456780' } }),
      'the draft is made': sees({ off: [words.draft, words.close], fields: 'locked' }),
      'notified of the draft': sees({ status: words.drafted }),
      'the picture is fetched': sees({ off: [words.close] }),
      'the picture': sees({ shows: { img: [words.picture(samplePicture.name)] } }),
      'the file is fetched': sees({ shows: { img: [words.picture(samplePicture.name)] }, off: [words.close] }),
      'notified of the picture': sees({ alert: '没有网络' }),
    },
  };
});
