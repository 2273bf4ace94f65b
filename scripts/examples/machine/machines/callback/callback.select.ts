import type { CallbackSnapshot } from './callback.machine.ts';

export const selectCanAsk = (snapshot: CallbackSnapshot) => snapshot.can({ type: 'callback.ask' });
export const selectIsSending = (snapshot: CallbackSnapshot) => snapshot.hasTag('busy');
export const selectIsRequested = (snapshot: CallbackSnapshot) => snapshot.matches('asked');
export const selectRefusal = ({ context }: CallbackSnapshot) => context.refusal;
