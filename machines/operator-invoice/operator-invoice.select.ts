import type { OperatorInvoiceSnapshot } from './operator-invoice.machine.ts';
import { isNumberWrong, strandedReason } from './operator-invoice.rules.ts';

export { selectId, selectIsOpening, selectIsUnread, selectRefusal, selectSheet } from '../kit/record-sheet.ts';

export const selectFile = ({ context }: OperatorInvoiceSnapshot) => context.file;
export const selectFileError = ({ context }: OperatorInvoiceSnapshot) => context.fileError;
export const selectPaper = ({ context }: OperatorInvoiceSnapshot) => context.paper;
export const selectIsNumberWrong = ({ context }: OperatorInvoiceSnapshot) => isNumberWrong(context);
export const selectCanRemove = (snapshot: OperatorInvoiceSnapshot) => snapshot.can({ type: 'file.remove' });
export const selectCanRead = (snapshot: OperatorInvoiceSnapshot) => snapshot.can({ type: 'issued.read' });
export const selectIsReading = (snapshot: OperatorInvoiceSnapshot) => snapshot.matches({ open: 'reading' });
export const selectReason = ({ context }: OperatorInvoiceSnapshot) => context.reason;
export const selectStranded = ({ context }: OperatorInvoiceSnapshot) => strandedReason(context);
export const selectDone = ({ context }: OperatorInvoiceSnapshot) => context.done;
/** The result of the last copy; null while one is under way. */
export const selectCopied = (snapshot: OperatorInvoiceSnapshot) =>
  snapshot.matches({ open: 'copying' }) ? null : snapshot.context.copied;
export const selectIsIssuing = (snapshot: OperatorInvoiceSnapshot) => snapshot.matches('issuing');
export const selectIsRefusing = (snapshot: OperatorInvoiceSnapshot) => snapshot.matches('refusing');
export const selectCanOpen = (snapshot: OperatorInvoiceSnapshot) => snapshot.can({ type: 'invoice.open', id: '' });
export const selectCanClose = (snapshot: OperatorInvoiceSnapshot) => snapshot.can({ type: 'invoice.close' });
export const selectCanCopy = (snapshot: OperatorInvoiceSnapshot) =>
  snapshot.can({ type: 'text.copy', name: '', text: '' });
export const selectCanWrite = (snapshot: OperatorInvoiceSnapshot) => snapshot.can({ type: 'reason.typed', reason: '' });
export const selectCanIssue = (snapshot: OperatorInvoiceSnapshot) => snapshot.can({ type: 'invoice.issue' });
export const selectCanRefuse = (snapshot: OperatorInvoiceSnapshot) => snapshot.can({ type: 'invoice.refuse' });
