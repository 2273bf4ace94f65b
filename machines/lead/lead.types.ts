import type { LeadValues } from '#domain/enquiry/fields.ts';
import type { SentValues } from '#domain/form/flat.ts';

export interface LeadContext {
  /** As typed. */
  values: LeadValues;
  /** Field errors are shown from the first try to send on. */
  showErrors: boolean;
  /** Names this very content: a repeated sending of it leaves no second one. Null until it was sent. */
  key: string | null;
  /** Why it could not be sent. */
  failure: string | null;
}

export interface SendLead {
  /** Clean and complete. */
  form: SentValues<LeadValues>;
  key: string;
}

export type LeadEvent = { type: 'lead.edit'; change: LeadValues } | { type: 'lead.submit' } | { type: 'lead.again' };
