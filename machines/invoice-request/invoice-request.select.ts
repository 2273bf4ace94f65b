import type { InvoiceRequestSnapshot } from './invoice-request.machine.ts';
import { isChoosable } from './invoice-request.rules.ts';
import type { InvoiceField } from './invoice-request.types.ts';

export const selectPage = ({ context }: InvoiceRequestSnapshot) => context.page;
export const selectFailure = ({ context }: InvoiceRequestSnapshot) => context.failure;
export const selectIsUnread = (snapshot: InvoiceRequestSnapshot) => snapshot.matches('unread');
export const selectIsReading = (snapshot: InvoiceRequestSnapshot) => snapshot.matches('reading');
export const selectIsList = (snapshot: InvoiceRequestSnapshot) => snapshot.hasTag('list');
export const selectIsChoosing = (snapshot: InvoiceRequestSnapshot) => snapshot.matches('choosing');
export const selectIsEditing = (snapshot: InvoiceRequestSnapshot) => snapshot.matches('editing');
export const selectIsBusy = (snapshot: InvoiceRequestSnapshot) => snapshot.hasTag('busy');
export const selectIsSent = ({ context }: InvoiceRequestSnapshot) => context.isSent;
export const selectCanBegin = (snapshot: InvoiceRequestSnapshot) => snapshot.can({ type: 'invoice.begin' });
export const selectCanSend = (snapshot: InvoiceRequestSnapshot) => snapshot.can({ type: 'invoice.send' });
export const selectCanGoOn = (snapshot: InvoiceRequestSnapshot) => snapshot.can({ type: 'invoice.next' });
/** The file being downloaded; null while a download can start. */
export const selectDownloaded = ({ context }: InvoiceRequestSnapshot) => context.fileId;
export const selectChosen = ({ context }: InvoiceRequestSnapshot) => context.chosen;
export const selectIsChosen =
  (orderNo: string) =>
  ({ context }: InvoiceRequestSnapshot) =>
    context.chosen.includes(orderNo);
export const selectCanChoose =
  (orderNo: string) =>
  ({ context }: InvoiceRequestSnapshot) =>
    isChoosable(context, orderNo);
export const selectText =
  (field: InvoiceField) =>
  ({ context }: InvoiceRequestSnapshot) =>
    context.values[field];
export const selectError =
  (field: InvoiceField) =>
  ({ context }: InvoiceRequestSnapshot) =>
    context.errors[field] ?? null;
export const selectIsSpecial = ({ context }: InvoiceRequestSnapshot) => context.values.invoiceType === 'SPECIAL';
