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
import { laneLink, whileBookable } from '../lane-link.ts';
import { accepting, takeLoad } from '../origin.ts';
import { portsOf } from '../ports.ts';
import type { FormSources, ServiceForms } from '../service-forms.ts';
import { boxesOf, summariesWith, titleOf } from '../summaries.ts';
import { readRailFacts, type TrainAsked } from './facts.ts';
import { newRailForm, onOtherTrain, readRailForm } from './form.ts';

/** The price that the list hands over. */
const linkOf = (query: string, sources: FormSources) =>
  laneLink(readRailOrderLink(query), {
    factsOf: (link) => readRailFacts(sources, link),
    newForm: newRailForm,
    isOfGoods: ({ containers }, { boxes }) => hasBoxes(containers, boxes),
    move: onOtherTrain,
  });

/** Only an answered enquiry books dangerous goods. */
const askedOf = (form: RailForm): TrainAsked => ({ ...form, isDanger: form.enquiryNo !== '' && hasDangerous(form) });

const railForms: ServiceForms<RailForm, RailFacts, RailQuotePart> = {
  code: 'rail',
  service: railService,
  read: readRailForm,
  factsOf: (form, sources) => readRailFacts(sources, askedOf(form)),
  link: linkOf,
  copyOf: copyOfRailOrder,
  at: async (form, sources) => {
    const facts = await readRailFacts(sources, form);
    return whileBookable({ form, facts }, facts.train, { train: null });
  },
  take: takeLoad(readRailFacts, formOfRailEnquiry),
  titleOf,
  summaries: (api) => summariesWith<RailForm>(api, boxesOf, 'station'),
  quote: (api, part, options) => api.quote({ service: 'rail', part: part as PartOf<'rail'> }, options),
  place: (api, order, options) =>
    order.form.enquiryNo === ''
      ? api.placeOrder({ service: 'rail', ...order }, options)
      : api.acceptEnquiry({ service: 'rail', ...accepting(order) }, options),
};

export const railOrder = orderPage(portsOf(railForms));
