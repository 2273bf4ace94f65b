import type { SmsCountdownRef } from '../sms-countdown/index.ts';
import type { UploadsRef } from '../uploads/index.ts';
import type { SupplierQuoteSnapshot } from './supplier-quote.machine.ts';

export const selectIsForm = (snapshot: SupplierQuoteSnapshot) => snapshot.hasTag('form');
export const selectIsSending = (snapshot: SupplierQuoteSnapshot) => snapshot.hasTag('busy');
export const selectIsClosed = (snapshot: SupplierQuoteSnapshot) => snapshot.matches('closed');
export const selectCanEdit = (snapshot: SupplierQuoteSnapshot) =>
  snapshot.can({ type: 'quote.edit', path: 'remark', value: '' });
export const selectFailure = ({ context }: SupplierQuoteSnapshot) => context.failure;
export const selectTaken = ({ context }: SupplierQuoteSnapshot) => context.taken;
export const selectForm = ({ context }: SupplierQuoteSnapshot) => context.form;
export const selectRequested = ({ context }: SupplierQuoteSnapshot) => context.asked;
export const selectCode = ({ children }: SupplierQuoteSnapshot) => children.code as SmsCountdownRef | undefined;
export const selectUploads = ({ children }: SupplierQuoteSnapshot) => children.uploads as UploadsRef | undefined;
/** The user submitted while a certificate was still uploading. */
export const selectWaitsForFiles = ({ context }: SupplierQuoteSnapshot) =>
  context.showErrors && context.areFilesPending;
