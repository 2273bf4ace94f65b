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
import { type Beginning, beginFrom, takeLoad } from '../origin.ts';
import { portsOf } from '../ports.ts';
import type { FormLink, FormSources, FormWithFacts, ServiceForms } from '../service-forms.ts';
import { summariesWith, titleOf } from '../summaries.ts';
import { readAirFacts } from './facts.ts';
import { askedOf, isOfLink, newAirForm, onOtherFlight, readAirForm } from './form.ts';

/** The price that the list hands over. */
function linkOf(query: string, sources: FormSources): FormLink<AirForm, AirFacts> | null {
  const link = readAirOrderLink(query);
  if (link === null) return null;
  const { orgPortCode, dstPortCode } = link;
  const isOfLane = (form: AirForm) => form.orgPortCode === orgPortCode && form.dstPortCode === dstPortCode;
  return {
    begin: async () => {
      const facts = await readAirFacts(sources, { ...link, isDanger: link.isDanger === 'Y' });
      return { form: newAirForm(link, facts), facts };
    },
    isOffered: ({ offer }) => offer !== null,
    isOfPrice: ({ priceId, enquiryNo }) => priceId === link.priceId && enquiryNo === '',
    isOfGoods: (form) => isOfLink(form, link),
    isOpenTo: (form) => form.priceId === '' || (isOfLane(form) && isOfLink(form, link)),
    move: onOtherFlight,
  };
}

/** The goods as they were booked; their price while it can still be booked, and none where it cannot. */
async function copyAt(sources: FormSources, form: AirForm): Promise<FormWithFacts<AirForm, AirFacts>> {
  const facts = await readAirFacts(sources, askedOf(form));
  if (facts.flight?.isBookable) return { form, facts };
  return { form: { ...form, priceId: '' }, facts: { ...facts, offer: null, flight: null } };
}

const beginning = (sources: FormSources): Beginning<AirForm, AirFacts> => ({
  service: 'air',
  read: readAirForm,
  copyOf: copyOfAirOrder,
  at: (form) => copyAt(sources, form),
  take: takeLoad((asked) => readAirFacts(sources, asked), formOfAirEnquiry),
});

const airForms: ServiceForms<AirForm, AirFacts, AirQuotePart> = {
  code: 'air',
  service: airService,
  read: readAirForm,
  factsOf: (form, sources) => readAirFacts(sources, askedOf(form)),
  opened: withPartiesChoice,
  link: linkOf,
  origin: (query, sources) => beginFrom(beginning(sources), query, sources),
  titleOf,
  summaries: (api) => summariesWith(api, ({ cargo }) => `${decimalText(grossOf(cargo))} kg`, 'airport'),
  quote: (api, part, options) => api.quote({ service: 'air', part: part as PartOf<'air'> }, options),
  place: (api, { quoteId, form }, options) => {
    const { enquiryNo: no, optionId } = form;
    return no === ''
      ? api.placeOrder({ service: 'air', quoteId, form }, options)
      : api.acceptEnquiry({ service: 'air', no, optionId, quoteId, form }, options);
  },
};

export const airOrder = orderPage(portsOf(airForms));
