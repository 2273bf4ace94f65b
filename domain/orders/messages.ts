import { MESSAGE_LENGTH } from '../limits.ts';

/** Who wrote a message on an order: its customer's people, or ours. */
export const messageSides = ['customer', 'desk'] as const;
export type MessageSide = (typeof messageSides)[number];

export const isSendable = (text: string): boolean => text.trim() !== '' && text.trim().length <= MESSAGE_LENGTH;
