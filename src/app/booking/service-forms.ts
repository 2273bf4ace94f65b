import type { BookedService } from '#contract/booked-services.ts';
import type { Constant, ConstType } from '#contract/calls/basic.ts';
import type { ChosenOption } from '#domain/booking/form-source.ts';
import type { BookingFacts, BookingForm, BookingService, OtherDeparture } from '#domain/booking/service.ts';
import type { DraftSummary, RefusedForm } from '#machines/booking/index.ts';
import type { Api } from '../../api/index.ts';

export type ReadConstants = (type: ConstType) => Promise<readonly Constant[]>;

/** Who is asked about a form. */
export interface FormSources {
  api: Api;
  constants: ReadConstants;
  isContractCustomer: boolean;
  now: number;
}

export interface FormWithFacts<Form, Facts> {
  form: Form;
  facts: Facts;
}

/** A price that an address asks for. */
export interface FormLink<Form, Facts> {
  begin(): Promise<FormWithFacts<Form, Facts>>;
  /** The price can be had. */
  isOffered(facts: Facts): boolean;
  isOfPrice(form: Form): boolean;
  isOfGoods(form: Form): boolean;
  /** No price was chosen for the form yet, or one of the same lane for the same goods. */
  isOpenTo(form: Form): boolean;
  /** What was typed, at the price of a new form. */
  move(kept: Form, fresh: Form): Form;
}

/** What an address begins a form from besides a price: an order to amend or to copy, an answer to an enquiry, a link to a form. */
export interface FormOrigin<Form, Facts> {
  isOf(form: Form): boolean;
  /** A visitor may begin from it too. */
  isOpenToAll: boolean;
  /** What is typed becomes an amendment, and no draft of an order. */
  isAmendment: boolean;
  begin(): Promise<FormWithFacts<Form, Facts> | Pick<RefusedForm, 'refused'>>;
}

/** What one booking service is in the browser besides its views; what every form has is done once for all of them. */
export interface ServiceForms<Form extends BookingForm, Facts extends BookingFacts, Priced extends object> {
  code: BookedService;
  service: BookingService<Form, Facts, Priced>;
  /** Null for an older version's form, or a damaged one. */
  read(value: unknown): Form | null;
  factsOf(form: Form, sources: FormSources): Promise<Facts>;
  /** The departures of its lane that can still be booked, for an order that is amended; null or absent where it has none. */
  others?(form: Form, api: Api): Promise<readonly OtherDeparture[] | null>;
  /** The form with what follows from it. */
  opened?(form: Form): Form;
  link?(query: string, sources: FormSources): FormLink<Form, Facts> | null;
  /** What of an order is booked again; absent where none is. */
  copyOf?(form: Form, orderNo: string): Form;
  /** At its price while that can still be booked, without one where it cannot; absent where nothing of it can lapse. */
  at?(form: Form, sources: FormSources): Promise<FormWithFacts<Form, Facts>>;
  /** Absent where a service is never asked about. */
  take?(asked: object, option: ChosenOption, sources: FormSources): Promise<FormWithFacts<Form, Facts>>;
  /** What a draft is called. */
  titleOf(form: Form): string;
  /** What a form is about, in full: a choice between two is made on it. */
  summaries(api: Api): Promise<(form: Form) => DraftSummary>;
}
