import type { OperatorLeadSheet, OperatorLeadsRequest } from '#contract/calls/operator-leads.ts';
import type { Parent } from '../kit/parent.ts';

export type LeadSheet = OperatorLeadSheet;
export type LeadRequest = OperatorLeadsRequest;

/** Events for the queue about the open message. */
export interface OperatorLeadReport {
  type: 'lead.changed';
  row: LeadSheet['row'];
}

export interface OperatorLeadInput {
  parent: Parent<OperatorLeadReport>;
}

export interface OperatorLeadContext extends OperatorLeadInput {
  id: string | null;
  /** The open message; cleared as soon as another one is opened. */
  sheet: LeadSheet | null;
  /** The outcome, as typed; prefilled with the saved note. */
  note: string;
  refusal: string | null;
  /** The action under way, then the last one that succeeded. */
  step: LeadRequest['status'] | null;
}

export type OperatorLeadEvent =
  | { type: 'lead.open'; id: string }
  | { type: 'lead.retry' }
  | { type: 'lead.close' }
  | { type: 'note.typed'; note: string }
  | { type: 'lead.take' }
  | { type: 'lead.settle' };
