import { type AskedGoods, copyOfOrder, formOfEnquiry, withoutPrice } from '#domain/booking/services/fcl/begin.ts';
import type { FclFacts } from '#domain/booking/services/fcl/facts.ts';
import type { FclForm } from '#domain/booking/services/fcl/form.ts';
import { type Beginning, beginFrom } from '../origin.ts';
import type { FormOrigin, FormSources, FormWithFacts } from '../service-forms.ts';
import { readFacts } from './facts.ts';
import { laneOf, readFclForm } from './form.ts';

/** The goods as they were booked; their price while it can still be booked, and none where it cannot. */
async function copyAt(sources: FormSources, form: FclForm): Promise<FormWithFacts<FclForm, FclFacts>> {
  const facts = await readFacts(sources, laneOf(form));
  return facts.sailing?.isBookable
    ? { form, facts }
    : { form: withoutPrice(form), facts: { ...facts, offer: null, sailing: null } };
}

const beginning = (sources: FormSources): Beginning<FclForm, FclFacts> => ({
  service: 'fcl',
  read: readFclForm,
  copyOf: copyOfOrder,
  at: (form) => copyAt(sources, form),
  take: async (form, option) => {
    // The contract says no more of an enquiry's form than that it has fields; one of this service has these.
    const { orgPortCode, dstPortCode, isDanger, ...asked } = form as AskedGoods;
    const { priceId } = option;
    const facts = await readFacts(sources, { priceId, orgPortCode, dstPortCode, isDanger: isDanger === 'Y' });
    return { form: formOfEnquiry({ orgPortCode, dstPortCode, isDanger, ...asked }, option, facts), facts };
  },
});

export const originOf = (query: string, sources: FormSources): FormOrigin<FclForm, FclFacts> | null =>
  beginFrom(beginning(sources), query, sources);
