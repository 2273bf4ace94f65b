import { mergeForms } from '#domain/booking/merge-forms.ts';
import { type BookingFacts, type BookingForm, readersOf } from '#domain/booking/service.ts';
import { CONFLICT } from '#domain/conflict.ts';
import { CallFailure } from '#domain/failure.ts';
import type { FormRenewal, RenewedForm } from '#machines/order-form/index.ts';
import { selectUser } from '#machines/session/index.ts';
import { amendment as words } from '#src/ui/copy/amendment.ts';
import { valueText } from '#src/ui/copy/booking/value-text.ts';
import { systemClock } from '../../browser/clock.ts';
import { bookerOf, type OpenSources } from './open-form.ts';
import { amendOrder, promises } from './origin.ts';
import type { ServiceForms } from './service-forms.ts';

/** What is typed, put on the order as it is now; what is agreed to is agreed to again. */
export async function renewForm<Form extends BookingForm, Facts extends BookingFacts>(
  forms: ServiceForms<Form, Facts, object>,
  { api, constants, session }: OpenSources,
  { service, orderNo, base, form: typed }: FormRenewal,
): Promise<RenewedForm> {
  const isContractCustomer = bookerOf(selectUser(session.getSnapshot()))?.isContractCustomer === true;
  const sources = { api: await api(), constants, isContractCustomer, now: systemClock.now() };
  const now = await amendOrder(forms, sources, orderNo);
  if ('refused' in now)
    throw new CallFailure({ kind: 'refused', code: CONFLICT, message: words.form.notThen, status: 200 });
  const latest = forms.opened?.(now.form) ?? now.form;
  const { formOf } = readersOf(forms.service);
  const versions = { base: formOf(service, base), mine: formOf(service, typed), latest };
  const { form: merged, both } = mergeForms(forms.service.description, versions);
  const form = { ...merged, ...promises(merged) };
  const theirs = both.map(({ path, kind, after }) => ({
    ...{ path, value: after },
    message: words.form.theirs(valueText({ path, kind }, after)),
  }));
  const { amends } = now.facts;
  return {
    base: latest,
    form,
    facts: {
      ...(await forms.factsOf(form, sources)),
      ...(amends === undefined ? {} : { amends: { ...amends, theirs } }),
    },
  };
}
