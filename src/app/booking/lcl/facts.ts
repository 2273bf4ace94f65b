import type { LclOffer, LclPricesAnswer } from '#contract/calls/lcl-prices.ts';
import { classesTaken } from '#domain/booking/services/lcl/context.ts';
import type { LclFacts } from '#domain/booking/services/lcl/facts.ts';
import { PRICE_ID } from '#domain/orders/order-link.ts';
import type { Api } from '../../../api/index.ts';
import { readLists } from '../lists.ts';
import type { FormSources } from '../service-forms.ts';

export interface LclAsked {
  priceId: string;
  orgPortCode: string;
  dstPortCode: string;
  isDanger: boolean;
}

interface Found {
  offer: LclOffer;
  answer: LclPricesAnswer;
  isDanger: boolean;
}

/** The offer of a price; a form whose goods turned general or dangerous still has the price of the other kind. */
async function findOffer(api: Api, { priceId, orgPortCode, dstPortCode, isDanger }: LclAsked): Promise<Found | null> {
  if (!PRICE_ID.test(priceId) || orgPortCode === '' || dstPortCode === '') return null;
  for (const kind of [isDanger, !isDanger]) {
    const asked = { orgPortCode, dstPortCode, isDanger: kind ? 'Y' : 'N', priceId } as const;
    const answer = await api.lclPrices(asked, { quiet: true });
    const [offer] = answer.items;
    if (offer !== undefined) return { offer, answer, isDanger: kind };
  }
  return null;
}

export async function readLclFacts({ api, constants, now }: FormSources, asked: LclAsked): Promise<LclFacts> {
  const [found, lists] = await Promise.all([findOffer(api, asked), readLists(constants, ['cargo.*.cargoCurrency'])]);
  if (found === null) return { now, offer: null, sailing: null, ...lists };
  const { offer, answer, isDanger } = found;
  const { etd, etdDay, eta, cutOffs, validTo, station, carrier, via, transitDays, cutAndSail, minimumTons } = offer;
  return {
    now: answer.now,
    ...lists,
    offer: {
      ...{ isDanger, etd, etdDay, cutOffs, validTo, refusedClasses: offer.refusedClasses },
      timezone: answer.org?.timezone ?? 'Asia/Shanghai',
      dgClasses: classesTaken(offer.dgClasses, station?.dgClasses ?? null),
    },
    sailing: {
      ...{ carrier, via, etd, eta, transitDays, cutAndSail, minimumTons },
      orgName: answer.org?.nameCn ?? offer.pol,
      dstName: answer.dst?.nameCn ?? offer.pod,
      dstZone: answer.dst?.timezone ?? 'Asia/Shanghai',
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
