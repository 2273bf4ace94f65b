import type { PartOf } from '#contract/booked-services.ts';
import { hasDangerous } from '#domain/booking/goods-line.ts';
import { copyOfRailOrder, formOfRailEnquiry } from '#domain/booking/services/rail/begin.ts';
import type { RailFacts } from '#domain/booking/services/rail/facts.ts';
import type { RailForm } from '#domain/booking/services/rail/form.ts';
import { readRailOrderLink } from '#domain/booking/services/rail/order-link.ts';
import type { RailQuotePart } from '#domain/booking/services/rail/quote.ts';
import { railService } from '#domain/booking/services/rail/service.ts';
import { hasBoxes } from '#domain/orders/box-text.ts';
import { orderPage } from '../booking.ts';
import { type Beginning, beginFrom, takeLoad } from '../origin.ts';
import { portsOf } from '../ports.ts';
import type { FormLink, FormSources, FormWithFacts, ServiceForms } from '../service-forms.ts';
import { boxesOf, summariesWith, titleOf } from '../summaries.ts';
import { readRailFacts, type TrainAsked } from './facts.ts';
import { newRailForm, onOtherTrain, readRailForm } from './form.ts';

/** The price that the list hands over. */
function linkOf(query: string, sources: FormSources): FormLink<RailForm, RailFacts> | null {
  const link = readRailOrderLink(query);
  if (link === null) return null;
  const { orgPortCode, dstPortCode, boxes } = link;
  return {
    begin: async () => {
      const facts = await readRailFacts(sources, link);
      return { form: newRailForm(link, facts), facts };
    },
    isOffered: ({ offer }) => offer !== null,
    isOfPrice: ({ priceId, enquiryNo }) => priceId === link.priceId && enquiryNo === '',
    isOfGoods: ({ containers }) => hasBoxes(containers, boxes),
    isOpenTo: (form) =>
      form.priceId === '' ||
      (form.orgPortCode === orgPortCode && form.dstPortCode === dstPortCode && hasBoxes(form.containers, boxes)),
    move: onOtherTrain,
  };
}

/** The goods as they were booked; their price while it can still be booked, and none where it cannot. */
async function copyAt(sources: FormSources, form: RailForm): Promise<FormWithFacts<RailForm, RailFacts>> {
  const facts = await readRailFacts(sources, form);
  if (facts.train?.isBookable) return { form, facts };
  return { form: { ...form, priceId: '', scheduleId: '' }, facts: { ...facts, offer: null, train: null } };
}

const beginning = (sources: FormSources): Beginning<RailForm, RailFacts> => ({
  service: 'rail',
  read: readRailForm,
  copyOf: copyOfRailOrder,
  at: (form) => copyAt(sources, form),
  take: takeLoad((asked) => readRailFacts(sources, asked), formOfRailEnquiry),
});

/** Only an answered enquiry books dangerous goods. */
const askedOf = (form: RailForm): TrainAsked => ({ ...form, isDanger: form.enquiryNo !== '' && hasDangerous(form) });

const railForms: ServiceForms<RailForm, RailFacts, RailQuotePart> = {
  code: 'rail',
  service: railService,
  read: readRailForm,
  factsOf: (form, sources) => readRailFacts(sources, askedOf(form)),
  link: linkOf,
  origin: (query, sources) => beginFrom(beginning(sources), query, sources),
  titleOf,
  summaries: (api) => summariesWith<RailForm>(api, boxesOf, 'station'),
  quote: (api, part, options) => api.quote({ service: 'rail', part: part as PartOf<'rail'> }, options),
  place: (api, { quoteId, form }, options) => {
    const { enquiryNo: no, optionId } = form;
    return no === ''
      ? api.placeOrder({ service: 'rail', quoteId, form }, options)
      : api.acceptEnquiry({ service: 'rail', no, optionId, quoteId, form }, options);
  },
};

export const railOrder = orderPage(portsOf(railForms));
