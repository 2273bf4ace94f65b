import type { BookedService } from '#contract/booked-services.ts';
import type { Constant, ConstType } from '#contract/calls/basic.ts';
import type { ChosenOption } from '#domain/booking/form-source.ts';
import type { BookingFacts, BookingForm, BookingService, OtherDeparture } from '#domain/booking/service.ts';
import type { DraftSummary, RefusedForm } from '#machines/booking/index.ts';
import type { Api } from '#src/api/index.ts';

export type ReadConstants = (type: ConstType) => Promise<readonly Constant[]>;

/** Dependencies of the functions that load a form. */
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
  /** Keeps the typed fields and takes the price of the new form. */
  move(kept: Form, fresh: Form): Form;
}

/** Source of a form other than a price: an order to amend or copy, an answered enquiry or a shared link. */
export interface FormOrigin<Form, Facts> {
  isOf(form: Form): boolean;
  /** A visitor may begin from it too. */
  isOpenToAll: boolean;
  /** True when submitting amends the order instead of placing a new one. */
  isAmendment: boolean;
  begin(): Promise<FormWithFacts<Form, Facts> | Pick<RefusedForm, 'refused'>>;
}

/** Browser-side functions of one booking service, without its views. */
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
  /** Copies the fields that a repeat booking reuses; absent for services that cannot repeat an order. */
  copyOf?(form: Form, orderNo: string): Form;
  /** At its price while that can still be booked, without one where it cannot; absent where nothing of it can lapse. */
  at?(form: Form, sources: FormSources): Promise<FormWithFacts<Form, Facts>>;
  /** Absent where a service is never asked about. */
  take?(asked: object, option: ChosenOption, sources: FormSources): Promise<FormWithFacts<Form, Facts>>;
  titleOf(form: Form): string;
  /** Loads the names, then describes drafts in full, because the user chooses between two drafts by it. */
  summaries(api: Api): Promise<(form: Form) => DraftSummary>;
}
