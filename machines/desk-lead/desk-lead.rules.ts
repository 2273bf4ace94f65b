import type { DeskLeadContext, LeadRequest } from './desk-lead.types.ts';

/** Nothing is begun with the message. */
export const closed = { id: null, sheet: null, note: '', refusal: null, step: null } as const;

export const isUnsettled = ({ sheet }: DeskLeadContext): boolean => sheet !== null && sheet.row.status !== 'done';

export const isNew = ({ sheet }: DeskLeadContext): boolean => sheet?.row.status === 'new';

export const isSettleable = (context: DeskLeadContext): boolean => isUnsettled(context) && context.note.trim() !== '';

export const requestOf = ({ id, sheet, note, step }: DeskLeadContext): LeadRequest => ({
  ...{ leadNo: id ?? '', version: sheet?.version ?? 0, status: step ?? 'taken', note: note.trim() },
});
