import type { LeadValues } from '#domain/enquiry/fields.ts';
import type { ErrorCode } from '#domain/form/error-codes.ts';
import { type LeadSnapshot, readLead } from './lead.machine.ts';

export type LeadText = Exclude<keyof LeadValues, 'dgClasses'>;

export const selectIsForm = (snapshot: LeadSnapshot) => snapshot.hasTag('form');
export const selectIsSending = (snapshot: LeadSnapshot) => snapshot.hasTag('busy');
export const selectFailure = (snapshot: LeadSnapshot) => snapshot.context.failure;
export const selectCanEdit = (snapshot: LeadSnapshot) => snapshot.can({ type: 'lead.edit', change: {} });
export const selectText =
  (name: LeadText) =>
  ({ context }: LeadSnapshot) =>
    context.values[name] ?? '';
/** The chosen classes joined to a string, which compares by value. */
export const selectClasses = ({ context }: LeadSnapshot) => (context.values.dgClasses ?? []).join(' ');
export const selectError =
  (name: keyof LeadValues) =>
  ({ context }: LeadSnapshot): ErrorCode | null =>
    context.showErrors ? (readLead(context.values).errors[name] ?? null) : null;
