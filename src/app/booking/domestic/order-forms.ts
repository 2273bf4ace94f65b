import type { PartOf } from '#contract/booked-services.ts';
import { withShares } from '#domain/booking/box-shares.ts';
import { copyOfDomesticOrder, formOfDomesticEnquiry } from '#domain/booking/services/domestic/begin.ts';
import type { DomesticFacts } from '#domain/booking/services/domestic/facts.ts';
import type { DomesticForm } from '#domain/booking/services/domestic/form.ts';
import { readDomesticOrderLink } from '#domain/booking/services/domestic/order-link.ts';
import type { DomesticQuotePart } from '#domain/booking/services/domestic/quote.ts';
import { domesticService } from '#domain/booking/services/domestic/service.ts';
import { orderPage } from '../booking.ts';
import { laneLink, whileBookable } from '../lane-link.ts';
import { accepting, takeLoad } from '../origin.ts';
import { portsOf } from '../ports.ts';
import type { FormSources, ServiceForms } from '../service-forms.ts';
import { boxesOf, summariesWith, titleOf } from '../summaries.ts';
import { readDomesticFacts } from './facts.ts';
import { askedOf, isOfLink, newDomesticForm, onOtherSailing, readDomesticForm } from './form.ts';

/** The price that the list hands over. */
const linkOf = (query: string, sources: FormSources) =>
  laneLink(readDomesticOrderLink(query), {
    factsOf: (link) => readDomesticFacts(sources, { ...link, isDanger: link.isDanger === 'Y' }),
    newForm: newDomesticForm,
    isOfGoods: isOfLink,
    move: onOtherSailing,
  });

const domesticForms: ServiceForms<DomesticForm, DomesticFacts, DomesticQuotePart> = {
  code: 'domestic',
  service: domesticService,
  read: readDomesticForm,
  factsOf: (form, sources) => readDomesticFacts(sources, askedOf(form)),
  opened: (form) => withShares(form, form),
  link: linkOf,
  copyOf: copyOfDomesticOrder,
  at: async (form, sources) => {
    const facts = await readDomesticFacts(sources, askedOf(form));
    return whileBookable({ form, facts }, facts.sailing, { sailing: null });
  },
  take: takeLoad(readDomesticFacts, formOfDomesticEnquiry),
  titleOf,
  summaries: (api) => summariesWith<DomesticForm>(api, boxesOf),
  quote: (api, part, options) => api.quote({ service: 'domestic', part: part as PartOf<'domestic'> }, options),
  place: (api, order, options) =>
    order.form.enquiryNo === ''
      ? api.placeOrder({ service: 'domestic', ...order }, options)
      : api.acceptEnquiry({ service: 'domestic', ...accepting(order) }, options),
};

export const domesticOrder = orderPage(portsOf(domesticForms));
