import type { FclFacts } from '#domain/fcl/facts.ts';
import type { FclForm } from '#domain/fcl/form.ts';
import { readFclOrderLink } from '#domain/fcl/order-link.ts';
import type { FormLink, FormSources } from '#src/features/booking/service-forms.ts';
import { readFacts } from './facts.ts';
import { isOfSameGoods, isOfSameLane, newForm, onOtherPrice } from './form.ts';

/** The price that the list hands over. */
export function linkOf(query: string, sources: FormSources): FormLink<FclForm, FclFacts> | null {
  const link = readFclOrderLink(query);
  if (link === null) return null;
  return {
    begin: async () => {
      const facts = await readFacts(sources, { ...link, isDanger: link.isDanger === 'Y' });
      return { form: newForm(link, facts), facts };
    },
    isOffered: ({ offer }) => offer !== null,
    isOfPrice: ({ priceId, enquiryNo }) => priceId === link.priceId && enquiryNo === '',
    isOfGoods: (form) => isOfSameGoods(form, link),
    isOpenTo: (form) => form.priceId === '' || (isOfSameLane(form, link) && isOfSameGoods(form, link)),
    move: onOtherPrice,
  };
}
