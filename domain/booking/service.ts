import type { FormDescription } from '../form/field.ts';

/** A form as the booking sees it: what is in it is the service's business. */
export type BookingForm = Readonly<Record<string, unknown>>;
/** What the form is checked against: the price, the time, the lists of choices. */
export type BookingFacts = Readonly<Record<string, unknown>> & { readonly now: number };

export type AgreementKind = 'charge' | 'protocol';

/** How an account is reached, by the fields of a form; empty where it does not say. */
export interface AccountContact {
  contactName: string;
  contactPhone: string;
  contactEmail: string;
}

/** Who books, as far as booking cares. */
export interface Booker {
  /** Null for a natural person. */
  basicEntId: string | null;
  /** The shipping protocol was agreed to before. */
  hasAgreedProtocol: boolean;
  /** Verified, or a natural person, who needs no verification. */
  isPassed: boolean;
  /** Its verification is being looked at. */
  isUnderReview: boolean;
  /** Has prices agreed by contract. */
  isContractCustomer: boolean;
  contact: AccountContact;
}

/** Everything that makes one service's booking: the machine adds nothing of its own. */
export interface BookingService {
  code: string;
  /** In order; the last is where the order is confirmed. */
  steps: readonly string[];
  description: FormDescription<BookingForm, BookingFacts>;
  blank: BookingForm;
  /** Paths that stay when the form is emptied: what is booked, not how. */
  kept: readonly string[];
  /** What of the form a price depends on; null while it says too little. */
  priced: (form: BookingForm) => BookingForm | null;
  /** What is read before the order is placed, in order. */
  agreements: (form: BookingForm, booker: Booker) => readonly AgreementKind[];
  /** Where a placed order is shown; null: in a dialog over the form. */
  successPath: string | null;
}

/** A service written with its own types. */
export function defineService<Form extends object, Facts extends { now: number }, Priced extends object>(service: {
  code: string;
  steps: readonly string[];
  description: FormDescription<Form, Facts>;
  blank: Form;
  kept: readonly string[];
  priced: (form: Form) => Priced | null;
  agreements: (form: Form, booker: Booker) => readonly AgreementKind[];
  successPath: string | null;
}): BookingService {
  return service as unknown as BookingService;
}
