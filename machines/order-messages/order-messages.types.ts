import type { OrderMessages } from '#contract/calls/order-messages.ts';

/** The conversation of an order, as loaded. */
export type Conversation = OrderMessages;

export interface OrderMessagesInput {
  /** Null while no order is open. */
  orderNo: string | null;
}

export interface OrderMessagesContext extends OrderMessagesInput {
  /** Unsent text. */
  text: string;
  failure: string | null;
  /** The last message was sent, and nothing was typed since. */
  isSent: boolean;
}

export interface MessageToSend {
  orderNo: string;
  text: string;
}

export type OrderMessagesEvent =
  /** Another order is open, or none. */
  | { type: 'messages.order'; orderNo: string | null }
  | { type: 'messages.typed'; text: string }
  | { type: 'messages.send' };
