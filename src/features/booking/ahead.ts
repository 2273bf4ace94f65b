import type { BookingFacts, BookingForm } from '#domain/booking/service.ts';
import type { FormLink, FormSources, FormWithFacts, ServiceForms } from './service-forms.ts';

/** Reuses the request sent before the session was known; sends it again when that one failed. */
export const preparedLink = <Form extends BookingForm, Facts extends BookingFacts>(
  link: FormLink<Form, Facts>,
  ahead: Promise<FormWithFacts<Form, Facts>>,
  { isContractCustomer }: FormSources,
): FormLink<Form, Facts> => ({
  ...link,
  begin: () =>
    ahead.then(
      ({ form, facts }) => ({
        form,
        facts: facts.isContractCustomer === undefined ? facts : { ...facts, isContractCustomer },
      }),
      () => link.begin(),
    ),
});

/** Requests the price that an address names while the session is still being read. */
export function beginAhead<Form extends BookingForm, Facts extends BookingFacts>(
  forms: Pick<ServiceForms<Form, Facts, object>, 'link'>,
  query: string,
  sources: FormSources,
): Promise<FormWithFacts<Form, Facts>> | undefined {
  if (new URLSearchParams(query).has('draft')) return undefined;
  const ahead = forms.link?.(query, sources)?.begin();
  ahead?.catch(() => undefined);
  return ahead;
}
