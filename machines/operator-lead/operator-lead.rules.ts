import type { LeadRequest, LeadSheet, OperatorLeadContext } from './operator-lead.types.ts';

export const closed = { id: null, sheet: null, note: '', refusal: null, step: null } as const;

export const isUnsettled = ({ sheet }: OperatorLeadContext): boolean => sheet !== null && sheet.row.status !== 'done';

export const isNew = ({ sheet }: OperatorLeadContext): boolean => sheet?.row.status === 'new';

export const isSettleable = (context: OperatorLeadContext): boolean =>
  isUnsettled(context) && context.note.trim() !== '';

export const requestOf = ({ id, sheet, note, step }: OperatorLeadContext): LeadRequest => ({
  ...{ leadNo: id ?? '', version: sheet?.version ?? 0, status: step ?? 'taken', note: note.trim() },
});

/** Keeps the typed note when the message is reloaded, unless the note was saved. */
export function keptNote({ sheet, note }: OperatorLeadContext, read: LeadSheet): string {
  const isTyped = sheet !== null && note !== sheet.note && note.trim() !== read.note;
  return isTyped ? note : read.note;
}

/** The unsaved note after another operator settled the message first; null without one. */
export const strandedNote = (context: OperatorLeadContext): string | null => {
  const { sheet, note } = context;
  return sheet === null || isUnsettled(context) || note === sheet.note ? null : note;
};
