import type { OrderFileSnapshot } from './order-file.machine.ts';

export const selectIsFileOpen = (snapshot: OrderFileSnapshot) => !snapshot.matches('closed');
export const selectFileKind = ({ context }: OrderFileSnapshot) => context.kind;
export const selectOrderFile = ({ context }: OrderFileSnapshot) => context.file;
export const selectOrderFileError = ({ context }: OrderFileSnapshot) => context.fileError;
export const selectFilePreview = ({ context }: OrderFileSnapshot) => context.preview;
export const selectIsOutdated = ({ context }: OrderFileSnapshot) => context.isOutdated;
export const selectRecorded = ({ context }: OrderFileSnapshot) => context.recorded;
export const selectIsTemplateSaved = ({ context }: OrderFileSnapshot) => context.isTemplateSaved;
export const selectFailureOf = ({ context }: OrderFileSnapshot) => context.failure?.of ?? null;
export const selectFailureMessage = ({ context }: OrderFileSnapshot) => context.failure?.message ?? null;
export const selectCanRecord = (snapshot: OrderFileSnapshot) => snapshot.can({ type: 'file.record' });
export const selectCanDrop = (snapshot: OrderFileSnapshot) => snapshot.can({ type: 'file.drop' });
/** Files can be chosen and templates saved. */
export const selectCanChoose = (snapshot: OrderFileSnapshot) => snapshot.matches('open');
export const selectIsReading = (snapshot: OrderFileSnapshot) => snapshot.matches('reading');
export const selectIsRecording = (snapshot: OrderFileSnapshot) => snapshot.matches('recording');
