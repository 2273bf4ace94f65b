import type { FormSources } from './service-forms.ts';

/** What a service does whose form names the one thing that is ordered: it is there, or the form is without it. */
export const ofOne = <Key extends string, Form extends Record<Key, string>, Facts>(
  key: Key,
  readFacts: (sources: FormSources, id: string) => Promise<Facts>,
  find: (facts: Facts) => object | null,
) => ({
  factsOf: (form: Form, sources: FormSources) => readFacts(sources, form[key]),
  at: async (form: Form, sources: FormSources) => {
    const facts = await readFacts(sources, form[key]);
    return { form: find(facts) === null ? { ...form, [key]: '' } : form, facts };
  },
});
