import type { DomesticOffer } from '#contract/calls/domestic-prices.ts';
import { cityText } from '#copy/booking/names.ts';
import type { DomesticFacts } from '#domain/domestic/facts.ts';
import { CHINA, localDay } from '#domain/schedule/zone.ts';
import { readLists } from '#src/features/booking/lists.ts';
import { findOfferOf, type PriceQuery } from '#src/features/booking/offer-of-kind.ts';
import type { FormSources } from '#src/features/booking/service-forms.ts';

export type DomesticQuery = PriceQuery;

const citiesOf = (doors: DomesticOffer['pickup']) =>
  Object.fromEntries(doors.map(({ code, nameCn, province }) => [code, cityText(province, nameCn)]));

const toDoor = ({ code, nameCn, limitKg, prices }: DomesticOffer['pickup'][number]) => ({
  ...{ code, nameCn, limitKg },
  boxes: prices.map(({ ctnType }) => ctnType),
});

export async function readDomesticFacts(
  { api, constants, now }: FormSources,
  asked: DomesticQuery,
): Promise<DomesticFacts> {
  const [found, { payTypes, choiceNames }] = await Promise.all([
    findOfferOf(asked, (request) => api.domesticPrices(request)),
    readLists(constants, []),
  ]);
  if (found === null) return { now, offer: null, sailing: null, payTypes, choiceNames };
  const { offer, answer, isDanger } = found;
  const { carrier, via, etd, eta, etdDay, terminal, transitDays, vessel, voyage, freeDays, cutOffs, validTo } = offer;
  const dstZone = answer.dst?.timezone ?? CHINA;
  return {
    now: answer.now,
    payTypes,
    choiceNames: { ...choiceNames, 'pickup.city': citiesOf(offer.pickup), 'delivery.city': citiesOf(offer.delivery) },
    offer: {
      ...{ isDanger, etd, etdDay, cutOffs, validTo, dgClasses: offer.dgClasses },
      refusedClasses: offer.refusedClasses ?? offer.carrierRefuses,
      etaDay: localDay(eta, dstZone),
      timezone: answer.org?.timezone ?? CHINA,
      boxes: offer.prices.map(({ ctnType, limitKg }) => ({ ctnType, limitKg })),
      pickup: offer.pickup.map(toDoor),
      delivery: offer.delivery.map(toDoor),
    },
    sailing: {
      ...{ carrier, via, etd, eta, terminal, transitDays, vessel, voyage, freeDays, dstZone },
      orgName: answer.org?.nameCn ?? offer.pol,
      dstName: answer.dst?.nameCn ?? offer.pod,
      isBookable: offer.bookable === 'BOOKABLE',
    },
  };
}
