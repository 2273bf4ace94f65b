import type { DeskLeadSheet, DeskLeadsRequest } from '#contract/calls/desk-leads.ts';
import type { Parent } from '../kit/parent.ts';

export type LeadSheet = DeskLeadSheet;
export type LeadRequest = DeskLeadsRequest;

/** Events for the queue about the open message. */
export interface DeskLeadReport {
  type: 'lead.changed';
  row: LeadSheet['row'];
}

export interface DeskLeadInput {
  parent: Parent<DeskLeadReport>;
}

export interface DeskLeadContext extends DeskLeadInput {
  id: string | null;
  /** The open message; cleared as soon as another one is opened. */
  sheet: LeadSheet | null;
  /** The outcome, as typed; prefilled with the saved note. */
  note: string;
  refusal: string | null;
  /** The action under way, then the last one that succeeded. */
  step: LeadRequest['status'] | null;
}

export type DeskLeadEvent =
  | { type: 'lead.open'; id: string }
  | { type: 'lead.retry' }
  | { type: 'lead.close' }
  | { type: 'note.typed'; note: string }
  | { type: 'lead.take' }
  | { type: 'lead.settle' };
