import { useSelector } from '@xstate/react';
import type { MessageSide } from '#domain/orders/messages.ts';
import { type OrderMessagesRef, selectList } from '#machines/order-messages/index.ts';
import { OrderMessages } from './OrderMessages.tsx';

/** Loads the messages of an order. */
export function OrderConversation({ actor, side }: { actor: OrderMessagesRef; side: MessageSide }) {
  const list = useSelector(actor, selectList);
  return list === undefined ? null : <OrderMessages actor={actor} list={list} side={side} />;
}
