import type { OrderMessagesSnapshot } from './order-messages.machine.ts';

/** The actor that loads the conversation; its ref is stable. */
export const selectList = ({ children }: OrderMessagesSnapshot) => children.list;
export const selectText = ({ context }: OrderMessagesSnapshot) => context.text;
export const selectFailure = ({ context }: OrderMessagesSnapshot) => context.failure;
export const selectIsSent = ({ context }: OrderMessagesSnapshot) => context.isSent;
export const selectIsSending = (snapshot: OrderMessagesSnapshot) => snapshot.hasTag('busy');
export const selectCanWrite = (snapshot: OrderMessagesSnapshot) => snapshot.can({ type: 'messages.typed', text: '' });
export const selectCanSend = (snapshot: OrderMessagesSnapshot) => snapshot.can({ type: 'messages.send' });
