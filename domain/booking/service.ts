import type { CurrencyTotal, FeeLine } from '../fees/line.ts';
import type { FormDescription } from '../form/field.ts';
import type { LocationOption } from '../locations/option.ts';

/** Agreements, which are cleared in every new form. */
export const PROMISES: readonly string[] = ['agree', 'truth'];

/** Opaque form type; only the service knows its fields. */
export type BookingForm = object;

/** Shared order form: creation, expiry and the price at the time. */
export interface SharedOrderLink {
  readonly createdAt: number;
  readonly expiresAt: number;
  /** Null when the price was unknown or is contractual. */
  readonly price: { readonly lines: readonly FeeLine[]; readonly totals: readonly CurrencyTotal[] } | null;
}

/** Order being amended; it stays unchanged until the form is sent. */
export interface AmendedOrder {
  readonly orderNo: string;
  /** Number of the latest amendment; 0 when there is none. */
  readonly seen: number;
  readonly price: { readonly lines: readonly FeeLine[]; readonly totals: readonly CurrencyTotal[] };
  /** Its departure; absent when it has none. */
  readonly priceId?: string;
  /** Fields a colleague changed concurrently, with the order's values; absent without conflicts. */
  readonly theirs?: readonly ConflictingField[];
}

/** Selectable departure: carrier, vessel or train, and local departure time. */
export interface OtherDeparture {
  readonly priceId: string;
  readonly name: string;
  readonly etd: number;
  readonly timezone: string;
}

export interface ConflictingField {
  readonly path: string;
  readonly value: unknown;
  readonly message: string;
}

/** Facts the form is validated against: price, time, lists of choices. */
export interface BookingFacts {
  readonly now: number;
  readonly isContractCustomer?: boolean;
  /** Labels of database codes, by field. */
  readonly choiceNames?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly locations?: Readonly<Record<string, readonly LocationOption[]>>;
  /** Shared link the form was opened from. */
  readonly link?: SharedOrderLink;
  readonly amends?: AmendedOrder;
  /** Other departures an amended order may use; absent when there are none. */
  readonly others?: readonly OtherDeparture[];
}

export type AgreementKind = 'charge' | 'protocol';

/** Contact details of the account, by form field; empty when unknown. */
export interface AccountContact {
  contactName: string;
  contactPhone: string;
  contactEmail: string;
}

export interface Booker {
  /** Null for natural persons. */
  basicEntId: string | null;
  hasAgreedProtocol: boolean;
  /** Verified, or a natural person, who needs no verification. */
  isPassed: boolean;
  isUnderReview: boolean;
  isContractCustomer: boolean;
  /** False for viewers. */
  mayBook: boolean;
  contact: AccountContact;
}

/**
 * Everything specific to the booking of one service; the state machine is generic. Without type arguments it is any
 * service, to be used only with the form and facts it was opened with.
 */
export interface BookingService<
  Form extends BookingForm = BookingForm,
  Facts extends BookingFacts = BookingFacts,
  Priced extends object = object,
> {
  code: string;
  /** In order; the last step confirms the order. */
  steps: readonly string[];
  description: FormDescription<Form, Facts>;
  blank: Form;
  /** Paths that survive clearing the form: what is booked, not how. */
  kept: readonly string[];
  /** Values a price depends on; null when incomplete. */
  priced(form: Form): Priced | null;
  /** Paths of fields the price does not wait for; absent when all pricing fields are required. */
  unpriced?(form: Form): readonly string[];
  /** Agreements to accept before ordering, in order. */
  agreements(form: Form, booker: Booker): readonly AgreementKind[];
  /** Success page; null: a dialog over the form. */
  successPath: string | null;
  /**
   * Price list and enquiry page for the form's values; `enquiry` is null when only the telephone is available. Services
   * without a price list set `isAskedOnly`; `isForm` means the form replaces the list.
   */
  links(form: Form): { list: string; enquiry: string | null; isAskedOnly?: boolean; isForm?: boolean };
}

function readerOf<Own extends object>(code: string) {
  const isOwn = (service: string, _value: object): _value is Own => service === code;
  return (service: string, value: object): Own => {
    if (!isOwn(service, value)) throw new Error(`${service} is read as ${code}`);
    return value;
  };
}

/** Part of an order form's snapshot that a service's steps read. */
interface FormSnapshot {
  context: { service: { code: string }; form: object; facts: object };
}

/** Functions typed by the service to read a stored booking by the service's code, or the snapshot of its order form. */
export const readersOf = <Form extends BookingForm, Facts extends BookingFacts, Priced extends object>({
  code,
}: BookingService<Form, Facts, Priced>) => {
  const formOf = readerOf<Form>(code);
  const factsOf = readerOf<Facts>(code);
  return {
    ...{ formOf, factsOf, pricedOf: readerOf<Priced>(code) },
    selectForm: ({ context }: FormSnapshot) => formOf(context.service.code, context.form),
    selectFacts: ({ context }: FormSnapshot) => factsOf(context.service.code, context.facts),
  };
};
