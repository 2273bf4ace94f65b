import { type AskedGoods, formOfEnquiry, withoutPrice } from '#domain/booking/services/fcl/begin.ts';
import type { FclFacts } from '#domain/booking/services/fcl/facts.ts';
import type { FclForm } from '#domain/booking/services/fcl/form.ts';
import type { FormSources, FormWithFacts, TakenOption } from '../service-forms.ts';
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

export async function takeEnquiry(form: object, option: TakenOption, sources: FormSources): FclWithFacts {
  // The contract says no more of an enquiry's form than that it has fields; one of this service has these.
  const { orgPortCode, dstPortCode, isDanger, ...asked } = form as AskedGoods;
  const { priceId } = option;
  const facts = await readFacts(sources, { priceId, orgPortCode, dstPortCode, isDanger: isDanger === 'Y' });
  return { form: formOfEnquiry({ orgPortCode, dstPortCode, isDanger, ...asked }, option, facts), facts };
}
