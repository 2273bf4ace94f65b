import { CallFailure } from '#domain/failure.ts';
import { HOUR_MS } from '#domain/limits.ts';
import type { MachineCases } from '../kit/cases.ts';
import type { Conversation, OrderMessagesInput } from './order-messages.types.ts';
import { orderMessagesWords } from './order-messages.words.ts';

const NOW = Date.parse('2026-10-12T09:40:00+08:00');

export const orderMessagesInput: OrderMessagesInput = { orderNo: 'FCL26101200007' };

export const conversation: Conversation = {
  items: [
    { no: 1, side: 'customer', author: '顾晓岚', text: '请问最晚几点进港？', at: NOW - HOUR_MS },
    { no: 2, side: 'desk', author: null, text: '周五 18:00 前。\n危险品请提前一天。', at: NOW },
  ],
  maySend: true,
};

export const conversationFull = new CallFailure({
  kind: 'refused',
  code: '10004009',
  message: '这一单的留言已满 200 条',
  status: 200,
});

export const orderMessagesCases: MachineCases = {
  words: orderMessagesWords,
  input: orderMessagesInput,
  events: {
    'messages.order': [
      { type: 'messages.order', orderNo: 'FCL26101200008' },
      { type: 'messages.order', orderNo: null },
    ],
    'messages.typed': [{ type: 'messages.typed', text: '收到' }],
    'messages.send': [{ type: 'messages.send' }],
    'xstate.done.actor.send': [{ type: 'xstate.done.actor.send', output: conversation }],
    'xstate.error.actor.send': [
      { type: 'xstate.error.actor.send', error: new Error('没有网络') },
      { type: 'xstate.error.actor.send', error: conversationFull },
    ],
  },
  delays: {},
};
