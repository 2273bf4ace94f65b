import type { LeadValues } from '#domain/enquiry/fields.ts';
import type { SentValues } from '#domain/form/flat.ts';

export interface LeadContext {
  values: LeadValues;
  showErrors: boolean;
  /** Idempotency key of this content; null until it was sent. */
  key: string | null;
  failure: string | null;
}

export interface SendLead {
  /** Validated and normalised. */
  form: SentValues<LeadValues>;
  key: string;
}

export type LeadEvent = { type: 'lead.edit'; change: LeadValues } | { type: 'lead.submit' } | { type: 'lead.again' };
