import { orderMessagesMachine } from '#machines/order-messages/index.ts';
import { conversation, orderMessagesCases } from '#machines/order-messages/order-messages.cases.ts';
import * as all from '#machines/order-messages/order-messages.select.ts';
import { event, rejected, resolved } from '../kit/journey.ts';
import { stateTable } from '../kit/state-table.ts';

const typed = event('messages.typed', { text: '收到' });
const send = event('messages.send');
const usual = {
  selectList: 'list',
  selectText: '',
  selectFailure: null,
  selectIsSent: false,
  selectIsSending: false,
  selectCanWrite: true,
  selectCanSend: false,
};
const written = { selectText: '收到', selectCanSend: true };
const writing = ['messages.order', 'messages.typed'];

stateTable(orderMessagesMachine, orderMessagesCases, { all, constant: ['selectList'] }, usual, [
  { title: '[10.12] nothing is written', events: [], value: 'writing', can: writing },
  {
    title: '[10.12] something is written',
    events: [typed],
    value: 'writing',
    can: ['messages.order', 'messages.send', 'messages.typed'],
    shows: written,
  },
  {
    title: '[10.12] on its way',
    events: [typed, send],
    value: 'sending',
    tags: ['busy'],
    can: ['messages.order'],
    shows: { ...written, selectIsSending: true, selectCanWrite: false, selectCanSend: false },
  },
  {
    title: '[10.12] it did not arrive',
    events: [typed, send, rejected('send', new Error('没有网络'))],
    value: 'writing',
    can: ['messages.order', 'messages.send', 'messages.typed'],
    shows: { ...written, selectFailure: '没有网络' },
  },
  {
    title: '[10.12] it arrived',
    events: [typed, send, resolved('send', conversation)],
    value: 'writing',
    can: writing,
    shows: { selectIsSent: true },
  },
]);
