import type { OperatorLeadSheet, OperatorLeadsRequest } from '#contract/calls/operator-leads.ts';
import type { SheetContext, SheetEvent, SheetInput, SheetReport } from '../kit/record-sheet.ts';

export type LeadSheet = OperatorLeadSheet;
export type LeadRequest = OperatorLeadsRequest;

export type OperatorLeadReport = SheetReport<'lead', LeadSheet>;
export type OperatorLeadInput = SheetInput<'lead', LeadSheet>;

export interface OperatorLeadContext extends SheetContext<'lead', LeadSheet> {
  /** The outcome, as typed; prefilled with the saved note. */
  note: string;
  /** The action under way, then the last one that succeeded. */
  step: LeadRequest['status'] | null;
}

export type OperatorLeadEvent =
  | SheetEvent<'lead'>
  | { type: 'note.typed'; note: string }
  | { type: 'lead.take' }
  | { type: 'lead.settle' };
