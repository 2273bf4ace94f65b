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
import { laneLink, whileBookable } from '../lane-link.ts';
import { accepting, takeLoad } from '../origin.ts';
import { portsOf } from '../ports.ts';
import type { FormSources, ServiceForms } from '../service-forms.ts';
import { summariesWith, titleOf } from '../summaries.ts';
import { readLclFacts } from './facts.ts';
import { askedOf, isOfLink, newLclForm, onOtherDeparture, readLclForm } from './form.ts';

/** The price that the list hands over. */
const linkOf = (query: string, sources: FormSources) =>
  laneLink(readLclOrderLink(query), {
    factsOf: (link) => readLclFacts(sources, { ...link, isDanger: link.isDanger === 'Y' }),
    newForm: newLclForm,
    isOfGoods: isOfLink,
    move: onOtherDeparture,
  });

const lclForms: ServiceForms<LclForm, LclFacts, LclQuotePart> = {
  code: 'lcl',
  service: lclService,
  read: readLclForm,
  factsOf: (form, sources) => readLclFacts(sources, askedOf(form)),
  opened: withPartiesChoice,
  link: linkOf,
  copyOf: copyOfLclOrder,
  at: async (form, sources) => {
    const facts = await readLclFacts(sources, askedOf(form));
    return whileBookable({ form, facts }, facts.sailing, { sailing: null });
  },
  take: takeLoad(readLclFacts, formOfLclEnquiry),
  titleOf,
  summaries: (api) => summariesWith(api, ({ cargo }) => `${decimalText(volumeOf(cargo))} m³`),
  quote: (api, part, options) => api.quote({ service: 'lcl', part: part as PartOf<'lcl'> }, options),
  place: (api, order, options) =>
    order.form.enquiryNo === ''
      ? api.placeOrder({ service: 'lcl', ...order }, options)
      : api.acceptEnquiry({ service: 'lcl', ...accepting(order) }, options),
};

export const lclOrder = orderPage(portsOf(lclForms));
