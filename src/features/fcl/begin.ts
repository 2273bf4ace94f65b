import type { FclFacts } from '#domain/fcl/facts.ts';
import type { FclForm } from '#domain/fcl/form.ts';
import { formOfEnquiry, withoutPrice } from '#domain/fcl/initial-form.ts';
import type { FormSources, FormWithFacts } from '#src/features/booking/service-forms.ts';
import { takeLoad } from '#src/features/booking/take.ts';
import { readFacts } from './facts.ts';
import { laneOf } from './form.ts';

type FclWithFacts = Promise<FormWithFacts<FclForm, FclFacts>>;

/** The goods as they were booked; their price while it can still be booked, and none where it cannot. */
export async function copyAt(form: FclForm, sources: FormSources): FclWithFacts {
  const facts = await readFacts(sources, laneOf(form));
  return facts.sailing?.isBookable
    ? { form, facts }
    : { form: withoutPrice(form), facts: { ...facts, offer: null, sailing: null } };
}

export const takeEnquiry = takeLoad(readFacts, formOfEnquiry);
