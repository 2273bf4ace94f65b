import { orderMessagesMachine } from '#machines/order-messages/index.ts';
import {
  conversation,
  conversationFull,
  orderMessagesCases,
  orderMessagesInput,
} from '#machines/order-messages/order-messages.cases.ts';
import * as selectors from '#machines/order-messages/order-messages.select.ts';
import { watchMachine } from '#machines/watch/index.ts';
import { event, journeys, rejected, resolved } from '../kit/journey.ts';

const base = { ...orderMessagesInput, text: '', failure: null, isSent: false };
const typed = (text: string) => event('messages.typed', { text });
const send = event('messages.send');
const open = (orderNo: string | null) => event('messages.order', { orderNo });
const request = { orderNo: 'FCL26101200007', text: '收到\n谢谢' };
const written = [typed(' 收到\n谢谢 '), send];
const other = 'FCL26101200008';

const sampleTyped = event('messages.typed', { text: '收到' });
const usual = {
  selectList: 'list',
  selectText: '',
  selectFailure: null,
  selectIsSent: false,
  selectIsSending: false,
  selectCanWrite: true,
  selectCanSend: false,
};
const writtenShows = { selectText: '收到', selectCanSend: true };
const writing = ['messages.order', 'messages.typed'];

journeys(orderMessagesMachine, { ...orderMessagesCases, selectors, constant: ['selectList'], usual }, [
  {
    title: '[10.12] the messages of an order are read with it',
    events: [],
    ends: { value: 'writing', context: base, asked: { list: [{ asked: 'FCL26101200007' }], send: [] }, can: writing },
  },
  {
    title: '[10.12] a message is sent once, as it was written, and the conversation is read again',
    events: [...written, send, resolved('send', conversation)],
    ends: {
      value: 'writing',
      context: { ...base, isSent: true },
      asked: { send: [request] },
      sent: { list: [{ type: 'watch.refresh' }] },
      can: writing,
      shows: { selectIsSent: true },
    },
  },
  {
    title: '[10.12] what was sent is not shown beside the next one',
    events: [...written, resolved('send', conversation), typed('还有')],
    ends: { value: 'writing', context: { ...base, text: '还有' } },
  },
  {
    title: '[10.12] nothing but blanks is nothing to send',
    events: [typed(' \n '), send],
    ends: { value: 'writing', context: { ...base, text: ' \n ' }, asked: { send: [] } },
  },
  {
    title: '[10.12] nor is what is longer than a message',
    events: [typed('长'.repeat(501)), send],
    ends: { value: 'writing', context: { ...base, text: '长'.repeat(501) }, asked: { send: [] } },
  },
  {
    title: '[10.12] what is as long as a message may be is sent',
    events: [typed('长'.repeat(500)), send],
    ends: {
      value: 'sending',
      context: { ...base, text: '长'.repeat(500) },
      asked: { send: [{ ...request, text: '长'.repeat(500) }] },
    },
  },
  {
    title: '[10.12] what did not arrive says why, stays, and is sent again',
    events: [...written, rejected('send', new Error('没有网络')), send],
    ends: { value: 'sending', context: { ...base, text: ' 收到\n谢谢 ' }, asked: { send: [request, request] } },
  },
  {
    title: '[10.12] a conversation that is full says so',
    events: [...written, rejected('send', conversationFull)],
    ends: { value: 'writing', context: { ...base, text: ' 收到\n谢谢 ', failure: conversationFull.message } },
  },
  {
    title: '[10.8] what was written in one order is not left for the next',
    events: [typed('收到'), open(other)],
    ends: {
      value: 'writing',
      context: { ...base, orderNo: other },
      sent: { list: [{ type: 'watch.asked', asked: other }] },
    },
  },
  {
    title: '[10.8] nor in the one after that',
    events: [open(other), typed('收到'), open('FCL26101200009')],
    ends: {
      value: 'writing',
      context: { ...base, orderNo: 'FCL26101200009' },
      sent: {
        list: [
          { type: 'watch.asked', asked: other },
          { type: 'watch.asked', asked: 'FCL26101200009' },
        ],
      },
    },
  },
  {
    title: '[10.12] a second message is sent as the first',
    events: [...written, resolved('send', conversation), ...written, resolved('send', conversation)],
    ends: {
      value: 'writing',
      context: { ...base, isSent: true },
      asked: { send: [request, request] },
      sent: { list: [{ type: 'watch.refresh' }, { type: 'watch.refresh' }] },
    },
  },
  {
    title: '[10.8][10.12] the same order read again leaves what was written',
    events: [typed('收到'), open('FCL26101200007')],
    ends: {
      value: 'writing',
      context: { ...base, text: '收到' },
      sent: { list: [] },
      can: ['messages.order', 'messages.send', 'messages.typed'],
      shows: writtenShows,
    },
  },
  {
    title: '[10.8] while no order is open there is no one to write to',
    events: [open(null), typed('收到'), send],
    ends: {
      value: 'writing',
      context: { ...base, orderNo: null, text: '收到' },
      asked: { send: [] },
      sent: { list: [{ type: 'watch.asked', asked: null }] },
    },
  },
  {
    title: '[10.8] an answer to a message of the order before changes nothing',
    events: [...written, open(other)],
    ends: { value: 'writing', context: { ...base, orderNo: other } },
  },
  {
    title: '[10.12] after sending, the list is read again over what stands there',
    real: { list: watchMachine },
    events: [
      resolved('list/read', { outcome: 'found', content: conversation, isSettled: true }),
      ...written,
      resolved('send', conversation),
    ],
    ends: {
      value: 'writing',
      context: { ...base, isSent: true },
      asked: { 'list/read': [{ asked: 'FCL26101200007' }], 'list/reread': [{ asked: 'FCL26101200007' }] },
    },
  },
  {
    title: '[10.12] on its way',
    events: [sampleTyped, send],
    ends: {
      value: 'sending',
      tags: ['busy'],
      can: ['messages.order'],
      shows: { ...writtenShows, selectIsSending: true, selectCanWrite: false, selectCanSend: false },
    },
  },
  {
    title: '[10.12] it did not arrive',
    events: [sampleTyped, send, rejected('send', new Error('没有网络'))],
    ends: {
      value: 'writing',
      can: ['messages.order', 'messages.send', 'messages.typed'],
      shows: { ...writtenShows, selectFailure: '没有网络' },
    },
  },
]);
