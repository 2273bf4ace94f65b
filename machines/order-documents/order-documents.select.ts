import type { OrderDocumentsSnapshot } from './order-documents.machine.ts';

export const selectKind = ({ context }: OrderDocumentsSnapshot) => context.kind;
export const selectMissing = ({ context }: OrderDocumentsSnapshot) => context.missing;
export const selectFailure = ({ context }: OrderDocumentsSnapshot) => context.failure;
export const selectFileName = ({ context }: OrderDocumentsSnapshot) => context.fileName;
export const selectIsMaking = (snapshot: OrderDocumentsSnapshot) => snapshot.hasTag('busy');
export const selectIsReading = (snapshot: OrderDocumentsSnapshot) => snapshot.matches('reading');
export const selectCanChoose = (snapshot: OrderDocumentsSnapshot) => snapshot.matches('choosing');
export const selectIsIncomplete = (snapshot: OrderDocumentsSnapshot) => snapshot.matches({ choosing: 'incomplete' });
