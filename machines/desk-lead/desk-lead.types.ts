import type { DeskLeadSheet, DeskLeadsRequest } from '#contract/calls/desk-leads.ts';
import type { Parent } from '../kit/parent.ts';

export type LeadSheet = DeskLeadSheet;
export type LeadRequest = DeskLeadsRequest;

/** What the queue hears of the message that is open. */
export interface DeskLeadReport {
  type: 'lead.changed';
  row: LeadSheet['row'];
}

export interface DeskLeadInput {
  parent: Parent<DeskLeadReport>;
}

export interface DeskLeadContext extends DeskLeadInput {
  id: string | null;
  /** Of the message that is open; the one before it is gone at once. */
  sheet: LeadSheet | null;
  /** What came of it, as it is typed; what was noted before stands there first. */
  note: string;
  /** Why it did not open, or what was done with it was refused. */
  refusal: string | null;
  /** What is being done, then what has just been done. */
  step: LeadRequest['status'] | null;
}

export type DeskLeadEvent =
  | { type: 'lead.open'; id: string }
  | { type: 'lead.retry' }
  | { type: 'lead.close' }
  | { type: 'note.typed'; note: string }
  | { type: 'lead.take' }
  | { type: 'lead.settle' };
