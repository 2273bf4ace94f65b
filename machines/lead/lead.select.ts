import type { ErrorCode } from '#domain/form/field.ts';
import { type LeadSnapshot, readLead } from './lead.machine.ts';

export const selectIsForm = (snapshot: LeadSnapshot) => snapshot.hasTag('form');
export const selectIsSending = (snapshot: LeadSnapshot) => snapshot.hasTag('busy');
export const selectFailure = (snapshot: LeadSnapshot) => snapshot.context.failure;
export const selectCanEdit = (snapshot: LeadSnapshot) => snapshot.can({ type: 'lead.edit', change: {} });
export const selectText = (name: string) => (snapshot: LeadSnapshot) => {
  const value = snapshot.context.values[name];
  return typeof value === 'string' ? value : '';
};
/** The codes chosen, in one text, so that an unchanged choice is an equal one. */
export const selectChosen = (name: string) => (snapshot: LeadSnapshot) => {
  const value = snapshot.context.values[name];
  return Array.isArray(value) ? value.join(' ') : '';
};
export const selectError =
  (name: string) =>
  ({ context }: LeadSnapshot): ErrorCode | null =>
    context.showErrors ? (readLead(context.values).errors[name] ?? null) : null;
