import type { DeskInvoiceSnapshot } from './desk-invoice.machine.ts';
import { isNumberWrong, strandedReason } from './desk-invoice.rules.ts';

export const selectId = ({ context }: DeskInvoiceSnapshot) => context.id;
export const selectSheet = ({ context }: DeskInvoiceSnapshot) => context.sheet;
export const selectFile = ({ context }: DeskInvoiceSnapshot) => context.file;
export const selectFileError = ({ context }: DeskInvoiceSnapshot) => context.fileError;
export const selectPaper = ({ context }: DeskInvoiceSnapshot) => context.paper;
export const selectIsNumberWrong = ({ context }: DeskInvoiceSnapshot) => isNumberWrong(context);
export const selectCanRemove = (snapshot: DeskInvoiceSnapshot) => snapshot.can({ type: 'file.remove' });
export const selectCanRead = (snapshot: DeskInvoiceSnapshot) => snapshot.can({ type: 'issued.read' });
export const selectIsReading = (snapshot: DeskInvoiceSnapshot) => snapshot.matches({ open: 'reading' });
export const selectReason = ({ context }: DeskInvoiceSnapshot) => context.reason;
export const selectStranded = ({ context }: DeskInvoiceSnapshot) => strandedReason(context);
export const selectRefusal = ({ context }: DeskInvoiceSnapshot) => context.refusal;
export const selectDone = ({ context }: DeskInvoiceSnapshot) => context.done;
/** The result of the last copy; null while one is under way. */
export const selectCopied = (snapshot: DeskInvoiceSnapshot) =>
  snapshot.matches({ open: 'copying' }) ? null : snapshot.context.copied;
export const selectIsOpening = (snapshot: DeskInvoiceSnapshot) => snapshot.matches('opening');
export const selectIsUnread = (snapshot: DeskInvoiceSnapshot) => snapshot.matches('unread');
export const selectIsIssuing = (snapshot: DeskInvoiceSnapshot) => snapshot.matches('issuing');
export const selectIsRefusing = (snapshot: DeskInvoiceSnapshot) => snapshot.matches('refusing');
export const selectCanOpen = (snapshot: DeskInvoiceSnapshot) => snapshot.can({ type: 'invoice.open', id: '' });
export const selectCanClose = (snapshot: DeskInvoiceSnapshot) => snapshot.can({ type: 'invoice.close' });
export const selectCanCopy = (snapshot: DeskInvoiceSnapshot) => snapshot.can({ type: 'text.copy', name: '', text: '' });
export const selectCanWrite = (snapshot: DeskInvoiceSnapshot) => snapshot.can({ type: 'reason.typed', reason: '' });
export const selectCanIssue = (snapshot: DeskInvoiceSnapshot) => snapshot.can({ type: 'invoice.issue' });
export const selectCanRefuse = (snapshot: DeskInvoiceSnapshot) => snapshot.can({ type: 'invoice.refuse' });
