import type { CurrencyTotal, FeeLine } from '../fees/line.ts';
import type { FormDescription } from '../form/field.ts';
import type { LocationOption } from '../locations/option.ts';

/** What is agreed to with each order; no form brings it along. */
export const PROMISES: readonly string[] = ['agree', 'truth'];

/** A form as the booking sees it: its fields are the service's business. */
export type BookingForm = object;

/** A link to the form of an order: when it was made, how long it holds, and what the order cost then. */
export interface SharedOrderLink {
  readonly createdAt: number;
  readonly expiresAt: number;
  /** Null where no price was known, or one that is agreed by contract. */
  readonly price: { readonly lines: readonly FeeLine[]; readonly totals: readonly CurrencyTotal[] } | null;
}

/** The order that a form amends: it stays as it is while the form is filled in. */
export interface AmendedOrder {
  readonly orderNo: string;
  /** The number of its latest amendment; 0 before any. */
  readonly seen: number;
  readonly price: { readonly lines: readonly FeeLine[]; readonly totals: readonly CurrencyTotal[] };
  /** Of the departure it is on; absent where it has none. */
  readonly priceId?: string;
  /** Fields that a colleague changed too, with what the order has there; absent where the form goes on with no other's. */
  readonly theirs?: readonly TheirField[];
}

/** A departure as it is chosen from: the carrier and what runs, and when it leaves by the clock of where. */
export interface OtherDeparture {
  readonly priceId: string;
  readonly name: string;
  readonly etd: number;
  readonly timezone: string;
}

export interface TheirField {
  readonly path: string;
  readonly value: unknown;
  readonly message: string;
}

/** What the form is checked against: the price, the time, the lists of choices. */
export interface BookingFacts {
  readonly now: number;
  /** The person who books has prices agreed by contract. */
  readonly isContractCustomer?: boolean;
  /** What the lists of the database call their codes, by the field they are chosen in. */
  readonly choiceNames?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** The places a code is chosen from, by the field they are chosen in. */
  readonly locations?: Readonly<Record<string, readonly LocationOption[]>>;
  /** The link that the form was begun from. */
  readonly link?: SharedOrderLink;
  readonly amends?: AmendedOrder;
  /** Departures of the lane that an order which is amended may go on; absent where it has none. */
  readonly others?: readonly OtherDeparture[];
}

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
  /** Not a colleague who only reads. */
  mayBook: boolean;
  contact: AccountContact;
}

/**
 * Everything that makes one service's booking: the machine adds nothing of its own. Without its types it is any service,
 * which is asked only of the form and the facts it was opened with.
 */
export interface BookingService<
  Form extends BookingForm = BookingForm,
  Facts extends BookingFacts = BookingFacts,
  Priced extends object = object,
> {
  code: string;
  /** In order; the last is where the order is confirmed. */
  steps: readonly string[];
  description: FormDescription<Form, Facts>;
  blank: Form;
  /** Paths that stay when the form is emptied: what is booked, not how. */
  kept: readonly string[];
  /** What of the form a price depends on; null while it says too little. */
  priced(form: Form): Priced | null;
  /** Paths of fields that the price is named without until they are filled in; absent where a price needs all of them. */
  unpriced?(form: Form): readonly string[];
  /** What is read before the order is placed, in order. */
  agreements(form: Form, booker: Booker): readonly AgreementKind[];
  /** Where a placed order is shown; null: in a dialog over the form. */
  successPath: string | null;
  /**
   * Where the prices of what the form asks for are, and where it is asked about; null: nowhere but by telephone. A service
   * without a list of prices is only asked about. Where all is chosen in the form, the form stands for the list.
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

/** What a booking holds, in the types of its service; the code of the service it is of comes with it. */
export const readersOf = <Form extends BookingForm, Facts extends BookingFacts, Priced extends object>({
  code,
}: BookingService<Form, Facts, Priced>) => ({
  formOf: readerOf<Form>(code),
  factsOf: readerOf<Facts>(code),
  pricedOf: readerOf<Priced>(code),
});
