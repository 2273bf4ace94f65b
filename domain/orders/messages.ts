import { MESSAGE_LENGTH } from '../limits.ts';

/** Author of an order message: the customer or an operator. */
export const messageSides = ['customer', 'desk'] as const;
export type MessageSide = (typeof messageSides)[number];

export const isSendable = (text: string): boolean => text.trim() !== '' && text.trim().length <= MESSAGE_LENGTH;
