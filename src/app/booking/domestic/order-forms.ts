import type { PartOf } from '#contract/booked-services.ts';
import { withShares } from '#domain/booking/box-shares.ts';
import { copyOfDomesticOrder, formOfDomesticEnquiry } from '#domain/booking/services/domestic/begin.ts';
import type { DomesticFacts } from '#domain/booking/services/domestic/facts.ts';
import type { DomesticForm } from '#domain/booking/services/domestic/form.ts';
import { readDomesticOrderLink } from '#domain/booking/services/domestic/order-link.ts';
import type { DomesticQuotePart } from '#domain/booking/services/domestic/quote.ts';
import { domesticService } from '#domain/booking/services/domestic/service.ts';
import { orderPage } from '../booking.ts';
import { beginFrom, takeLoad } from '../origin.ts';
import { portsOf } from '../ports.ts';
import type { FormLink, FormSources, FormWithFacts, ServiceForms } from '../service-forms.ts';
import { boxesOf, summariesWith, titleOf } from '../summaries.ts';
import { readDomesticFacts } from './facts.ts';
import { askedOf, isOfLink, newDomesticForm, onOtherSailing, readDomesticForm } from './form.ts';

/** The price that the list hands over. */
function linkOf(query: string, sources: FormSources): FormLink<DomesticForm, DomesticFacts> | null {
  const link = readDomesticOrderLink(query);
  if (link === null) return null;
  const { orgPortCode, dstPortCode } = link;
  return {
    begin: async () => {
      const facts = await readDomesticFacts(sources, { ...link, isDanger: link.isDanger === 'Y' });
      return { form: newDomesticForm(link, facts), facts };
    },
    isOffered: ({ offer }) => offer !== null,
    isOfPrice: ({ priceId, enquiryNo }) => priceId === link.priceId && enquiryNo === '',
    isOfGoods: (form) => isOfLink(form, link),
    isOpenTo: (form) =>
      form.priceId === '' ||
      (form.orgPortCode === orgPortCode && form.dstPortCode === dstPortCode && isOfLink(form, link)),
    move: onOtherSailing,
  };
}

/** The goods as they were booked; their price while it can still be booked, and none where it cannot. */
async function copyAt(sources: FormSources, form: DomesticForm): Promise<FormWithFacts<DomesticForm, DomesticFacts>> {
  const facts = await readDomesticFacts(sources, askedOf(form));
  if (facts.sailing?.isBookable) return { form, facts };
  return { form: { ...form, priceId: '', scheduleId: '' }, facts: { ...facts, offer: null, sailing: null } };
}

const domesticForms: ServiceForms<DomesticForm, DomesticFacts, DomesticQuotePart> = {
  code: 'domestic',
  service: domesticService,
  read: readDomesticForm,
  factsOf: (form, sources) => readDomesticFacts(sources, askedOf(form)),
  opened: (form) => withShares(form, form),
  link: linkOf,
  origin: (query, sources) =>
    beginFrom(
      {
        service: 'domestic',
        read: readDomesticForm,
        copyOf: copyOfDomesticOrder,
        at: (form) => copyAt(sources, form),
        take: takeLoad((asked) => readDomesticFacts(sources, asked), formOfDomesticEnquiry),
      },
      query,
      sources,
    ),
  titleOf,
  summaries: (api) => summariesWith<DomesticForm>(api, boxesOf),
  quote: (api, part, options) => api.quote({ service: 'domestic', part: part as PartOf<'domestic'> }, options),
  place: (api, { quoteId, form }, options) => {
    const { enquiryNo: no, optionId } = form;
    return no === ''
      ? api.placeOrder({ service: 'domestic', quoteId, form }, options)
      : api.acceptEnquiry({ service: 'domestic', no, optionId, quoteId, form }, options);
  },
};

export const domesticOrder = orderPage(portsOf(domesticForms));
