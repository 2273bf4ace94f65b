import { CODE } from '#contract/codes.ts';
import { valueText } from '#copy/booking/choices.ts';
import { amendmentRenewal as words } from '#copy/orders/amendment.ts';
import { mergeForms } from '#domain/booking/merge-forms.ts';
import { type BookingFacts, type BookingForm, readersOf } from '#domain/booking/service.ts';
import { CallFailure } from '#domain/failure.ts';
import type { RefusedForm } from '#machines/booking/index.ts';
import type { FormRenewal, RenewedForm } from '#machines/order-form/index.ts';
import { factsToAmend } from './origin.ts';
import type { FormSources, FormWithFacts, ServiceForms } from './service-forms.ts';

/** Merges the typed changes into the current order; the user must accept the terms again. */
export async function renewForm<Form extends BookingForm, Facts extends BookingFacts>(
  forms: ServiceForms<Form, Facts, object>,
  sources: FormSources,
  { service, base, form: typed }: FormRenewal,
  now: FormWithFacts<Form, Facts> | Pick<RefusedForm, 'refused'>,
): Promise<RenewedForm> {
  if ('refused' in now)
    throw new CallFailure({ kind: 'refused', code: CODE.conflict, message: words.notThen, status: 200 });
  const { formOf } = readersOf(forms.service);
  const latest = forms.opened?.(now.form) ?? now.form;
  const before = formOf(service, base);
  const { form, both } = mergeForms(forms.service.description, { base: before, mine: formOf(service, typed), latest });
  const theirs = both.map(({ path, kind, after }) => ({
    ...{ path, value: after },
    message: words.theirs(valueText({ path, kind }, after)),
  }));
  const { amends } = now.facts;
  const facts = await factsToAmend(forms, form, sources);
  return { base: latest, form, facts: amends === undefined ? facts : { ...facts, amends: { ...amends, theirs } } };
}
