import type { LoadEnquiry } from '#domain/booking/enquiry-prefill.ts';
import type { ChosenOption } from '#domain/booking/form-source.ts';
import type { PriceQuery } from './offer-of-kind.ts';
import type { FormSources, FormWithFacts } from './service-forms.ts';

/** The lane that an enquiry is about. */
export type AskedLane = Pick<LoadEnquiry, 'dstPortCode' | 'isDanger' | 'orgPortCode'>;

/** Starts an order from an enquiry about goods on a lane, at the price of the chosen option. */
export const takeLoad =
  <Query extends AskedLane, Form, Facts>(
    factsAt: (sources: FormSources, asked: PriceQuery) => Promise<Facts>,
    formOf: (asked: Query, option: ChosenOption, facts: Facts) => Form,
  ) =>
  async (form: object, option: ChosenOption, sources: FormSources): Promise<FormWithFacts<Form, Facts>> => {
    // The contract says no more of an enquiry's form than that it has fields; one about goods on a lane has these.
    const asked = form as Query;
    const { orgPortCode, dstPortCode } = asked;
    const facts = await factsAt(sources, {
      priceId: option.priceId,
      orgPortCode,
      dstPortCode,
      isDanger: asked.isDanger === 'Y',
    });
    return { form: formOf(asked, option, facts), facts };
  };

/** Starts an order from an enquiry, with the terms of the chosen option. */
export const takeAs =
  <Query, Form, Facts>(
    factsAt: (sources: FormSources, option: ChosenOption) => Promise<Facts>,
    formOf: (asked: Query, option: ChosenOption, facts: Facts) => Form,
  ) =>
  async (form: object, option: ChosenOption, sources: FormSources): Promise<FormWithFacts<Form, Facts>> => {
    const facts = await factsAt(sources, option);
    // The contract says no more of an enquiry's form than that it has fields; one of this service has these.
    return { form: formOf(form as Query, option, facts), facts };
  };
