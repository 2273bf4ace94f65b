import type { PartOf } from '#contract/booked-services.ts';
import { withPartiesChoice } from '#domain/booking/parties.ts';
import { copyOfAirOrder, formOfAirEnquiry } from '#domain/booking/services/air/begin.ts';
import type { AirFacts } from '#domain/booking/services/air/facts.ts';
import type { AirForm } from '#domain/booking/services/air/form.ts';
import type { AirQuotePart } from '#domain/booking/services/air/quote.ts';
import { airService } from '#domain/booking/services/air/service.ts';
import { grossOf } from '#domain/booking/totals.ts';
import { decimalText } from '#domain/decimal.ts';
import { readAirOrderLink } from '#domain/orders/air-order-link.ts';
import { orderPage } from '../booking.ts';
import { laneLink, whileBookable } from '../lane-link.ts';
import { accepting, takeLoad } from '../origin.ts';
import { portsOf } from '../ports.ts';
import type { FormSources, ServiceForms } from '../service-forms.ts';
import { summariesWith, titleOf } from '../summaries.ts';
import { readAirFacts } from './facts.ts';
import { askedOf, isOfLink, newAirForm, onOtherFlight, readAirForm } from './form.ts';

/** The price that the list hands over. */
const linkOf = (query: string, sources: FormSources) =>
  laneLink(readAirOrderLink(query), {
    factsOf: (link) => readAirFacts(sources, { ...link, isDanger: link.isDanger === 'Y' }),
    newForm: newAirForm,
    isOfGoods: isOfLink,
    move: onOtherFlight,
  });

const airForms: ServiceForms<AirForm, AirFacts, AirQuotePart> = {
  code: 'air',
  service: airService,
  read: readAirForm,
  factsOf: (form, sources) => readAirFacts(sources, askedOf(form)),
  opened: withPartiesChoice,
  link: linkOf,
  copyOf: copyOfAirOrder,
  at: async (form, sources) => {
    const facts = await readAirFacts(sources, askedOf(form));
    return whileBookable({ form, facts }, facts.flight, { flight: null });
  },
  take: takeLoad(readAirFacts, formOfAirEnquiry),
  titleOf,
  summaries: (api) => summariesWith(api, ({ cargo }) => `${decimalText(grossOf(cargo))} kg`, 'airport'),
  quote: (api, part, options) => api.quote({ service: 'air', part: part as PartOf<'air'> }, options),
  place: (api, order, options) =>
    order.form.enquiryNo === ''
      ? api.placeOrder({ service: 'air', ...order }, options)
      : api.acceptEnquiry({ service: 'air', ...accepting(order) }, options),
};

export const airOrder = orderPage(portsOf(airForms));
