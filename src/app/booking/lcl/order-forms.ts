import type { PartOf } from '#contract/booked-services.ts';
import { withPartiesChoice } from '#domain/booking/parties.ts';
import { copyOfLclOrder, formOfLclEnquiry } from '#domain/booking/services/lcl/begin.ts';
import type { LclFacts } from '#domain/booking/services/lcl/facts.ts';
import type { LclForm } from '#domain/booking/services/lcl/form.ts';
import type { LclQuotePart } from '#domain/booking/services/lcl/quote.ts';
import { lclService } from '#domain/booking/services/lcl/service.ts';
import { volumeOf } from '#domain/booking/totals.ts';
import { decimalText } from '#domain/decimal.ts';
import { readLclOrderLink } from '#domain/orders/lcl-order-link.ts';
import { orderPage } from '../booking.ts';
import { type Beginning, beginFrom, takeLoad } from '../origin.ts';
import { portsOf } from '../ports.ts';
import type { FormLink, FormSources, FormWithFacts, ServiceForms } from '../service-forms.ts';
import { summariesWith, titleOf } from '../summaries.ts';
import { readLclFacts } from './facts.ts';
import { askedOf, isOfLink, newLclForm, onOtherDeparture, readLclForm } from './form.ts';

/** The price that the list hands over. */
function linkOf(query: string, sources: FormSources): FormLink<LclForm, LclFacts> | null {
  const link = readLclOrderLink(query);
  if (link === null) return null;
  const { orgPortCode, dstPortCode } = link;
  return {
    begin: async () => {
      const facts = await readLclFacts(sources, { ...link, isDanger: link.isDanger === 'Y' });
      return { form: newLclForm(link, facts), facts };
    },
    isOffered: ({ offer }) => offer !== null,
    isOfPrice: ({ priceId, enquiryNo }) => priceId === link.priceId && enquiryNo === '',
    isOfGoods: (form) => isOfLink(form, link),
    isOpenTo: (form) =>
      form.priceId === '' ||
      (form.orgPortCode === orgPortCode && form.dstPortCode === dstPortCode && isOfLink(form, link)),
    move: onOtherDeparture,
  };
}

/** The goods as they were booked; their price while it can still be booked, and none where it cannot. */
async function copyAt(sources: FormSources, form: LclForm): Promise<FormWithFacts<LclForm, LclFacts>> {
  const facts = await readLclFacts(sources, askedOf(form));
  if (facts.sailing?.isBookable) return { form, facts };
  return { form: { ...form, priceId: '', scheduleId: '' }, facts: { ...facts, offer: null, sailing: null } };
}

const beginning = (sources: FormSources): Beginning<LclForm, LclFacts> => ({
  service: 'lcl',
  read: readLclForm,
  copyOf: copyOfLclOrder,
  at: (form) => copyAt(sources, form),
  take: takeLoad((asked) => readLclFacts(sources, asked), formOfLclEnquiry),
});

const lclForms: ServiceForms<LclForm, LclFacts, LclQuotePart> = {
  code: 'lcl',
  service: lclService,
  read: readLclForm,
  factsOf: (form, sources) => readLclFacts(sources, askedOf(form)),
  opened: withPartiesChoice,
  link: linkOf,
  origin: (query, sources) => beginFrom(beginning(sources), query, sources),
  titleOf,
  summaries: (api) => summariesWith(api, ({ cargo }) => `${decimalText(volumeOf(cargo))} m³`),
  quote: (api, part, options) => api.quote({ service: 'lcl', part: part as PartOf<'lcl'> }, options),
  place: (api, { quoteId, form }, options) => {
    const { enquiryNo: no, optionId } = form;
    return no === ''
      ? api.placeOrder({ service: 'lcl', quoteId, form }, options)
      : api.acceptEnquiry({ service: 'lcl', no, optionId, quoteId, form }, options);
  },
};

export const lclOrder = orderPage(portsOf(lclForms));
