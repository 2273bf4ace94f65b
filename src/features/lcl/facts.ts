import { classesTaken } from '#domain/lcl/context.ts';
import type { LclFacts } from '#domain/lcl/facts.ts';
import { CHINA } from '#domain/schedule/zone.ts';
import { readLists } from '#src/features/booking/lists.ts';
import { findOfferOf, type PriceQuery } from '#src/features/booking/offer-of-kind.ts';
import type { FormSources } from '#src/features/booking/service-forms.ts';

export type LclQuery = PriceQuery;

export async function readLclFacts({ api, constants, now }: FormSources, asked: LclQuery): Promise<LclFacts> {
  const [found, lists] = await Promise.all([
    findOfferOf(asked, (request) => api.lclPrices(request)),
    readLists(constants, ['cargo.*.cargoCurrency']),
  ]);
  if (found === null) return { now, offer: null, sailing: null, ...lists };
  const { offer, answer, isDanger } = found;
  const { etd, etdDay, eta, cutOffs, validTo, station, carrier, via, transitDays, cutAndSail, minimumTons } = offer;
  return {
    now: answer.now,
    ...lists,
    offer: {
      ...{ isDanger, etd, etdDay, cutOffs, validTo, refusedClasses: offer.refusedClasses },
      timezone: answer.org?.timezone ?? CHINA,
      dgClasses: classesTaken(offer.dgClasses, station?.dgClasses ?? null),
    },
    sailing: {
      ...{ carrier, via, etd, eta, transitDays, cutAndSail, minimumTons },
      orgName: answer.org?.nameCn ?? offer.pol,
      dstName: answer.dst?.nameCn ?? offer.pod,
      dstZone: answer.dst?.timezone ?? CHINA,
      station:
        station === null
          ? null
          : {
              name: station.name,
              address: station.address,
              openingHours: station.openingHours,
              phone: station.phone,
            },
      isBookable: offer.bookable === 'BOOKABLE',
    },
  };
}
