import type { DeskLeadContext, LeadRequest, LeadSheet } from './desk-lead.types.ts';

export const closed = { id: null, sheet: null, note: '', refusal: null, step: null } as const;

export const isUnsettled = ({ sheet }: DeskLeadContext): boolean => sheet !== null && sheet.row.status !== 'done';

export const isNew = ({ sheet }: DeskLeadContext): boolean => sheet?.row.status === 'new';

export const isSettleable = (context: DeskLeadContext): boolean => isUnsettled(context) && context.note.trim() !== '';

export const requestOf = ({ id, sheet, note, step }: DeskLeadContext): LeadRequest => ({
  ...{ leadNo: id ?? '', version: sheet?.version ?? 0, status: step ?? 'taken', note: note.trim() },
});

/** Keeps the typed note when the message is reloaded, unless the note was saved. */
export function keptNote({ sheet, note }: DeskLeadContext, read: LeadSheet): string {
  const isTyped = sheet !== null && note !== sheet.note && note.trim() !== read.note;
  return isTyped ? note : read.note;
}

/** The unsaved note after another operator settled the message first; null without one. */
export const strandedNote = (context: DeskLeadContext): string | null => {
  const { sheet, note } = context;
  return sheet === null || isUnsettled(context) || note === sheet.note ? null : note;
};
