import type { DeskLeadContext, LeadRequest, LeadSheet } from './desk-lead.types.ts';

/** Nothing is begun with the message. */
export const closed = { id: null, sheet: null, note: '', refusal: null, step: null } as const;

export const isUnsettled = ({ sheet }: DeskLeadContext): boolean => sheet !== null && sheet.row.status !== 'done';

export const isNew = ({ sheet }: DeskLeadContext): boolean => sheet?.row.status === 'new';

export const isSettleable = (context: DeskLeadContext): boolean => isUnsettled(context) && context.note.trim() !== '';

export const requestOf = ({ id, sheet, note, step }: DeskLeadContext): LeadRequest => ({
  ...{ leadNo: id ?? '', version: sheet?.version ?? 0, status: step ?? 'taken', note: note.trim() },
});

/** What was typed stays when the message is read again, unless it is what was noted. */
export function keptNote({ sheet, note }: DeskLeadContext, read: LeadSheet): string {
  const isTyped = sheet !== null && note !== sheet.note && note.trim() !== read.note;
  return isTyped ? note : read.note;
}

/** What was typed where somebody else settled it first; null where it can be noted, or nothing was. */
export const strandedNote = (context: DeskLeadContext): string | null => {
  const { sheet, note } = context;
  return sheet === null || isUnsettled(context) || note === sheet.note ? null : note;
};
