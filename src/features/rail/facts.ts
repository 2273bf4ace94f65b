import { PRICE_ID } from '#domain/orders/order-link.ts';
import type { RailFacts } from '#domain/rail/facts.ts';
import { readLists } from '#src/features/booking/lists.ts';
import type { FormSources } from '#src/features/booking/service-forms.ts';

export interface TrainQuery {
  priceId: string;
  orgPortCode: string;
  dstPortCode: string;
  /** Of an answered enquiry: no price of the list takes dangerous goods. */
  isDanger?: boolean;
}

/** The train of a price, and the lists that the form is chosen from; no train where the price is gone. */
export async function readRailFacts({ api, constants, now }: FormSources, asked: TrainQuery): Promise<RailFacts> {
  const { priceId, orgPortCode, dstPortCode, isDanger = false } = asked;
  const isNamed = PRICE_ID.test(priceId) && orgPortCode !== '' && dstPortCode !== '';
  const [answer, { choiceNames, ...lists }] = await Promise.all([
    isNamed ? api.railPrices({ priceId, orgPortCode, dstPortCode, isDanger: 'N' }) : null,
    readLists(constants, ['cargo.*.cargoCurrency']),
  ]);
  const offer = answer?.items[0];
  if (offer === undefined) return { now, offer: null, train: null, ...lists, choiceNames };
  const { etd, etdDay, eta, cutOffs, validTo, vessel, voyage, transitDays, org, dst } = offer;
  const { border, foreignBorder, returnDepot, freeDays } = offer;
  const names = (doors: typeof offer.pickup) => Object.fromEntries(doors.map(({ code, nameCn }) => [code, nameCn]));
  const codes = (doors: typeof offer.pickup) => doors.map(({ code }) => code);
  return {
    now: answer?.now ?? now,
    ...lists,
    choiceNames: { ...choiceNames, pickup: names(offer.pickup), delivery: names(offer.delivery) },
    offer: {
      ...{ isDanger, etd, etdDay, timezone: org.timezone, cutOffs, validTo },
      boxes: offer.prices.map(({ ctnType, limitKg }) => ({ ctnType, limitKg })),
      ...{ pickup: codes(offer.pickup), delivery: codes(offer.delivery) },
    },
    train: {
      ...{ vessel, voyage, etd, eta, transitDays, border, foreignBorder, returnDepot, freeDays },
      ...{ orgName: org.nameCn, dstName: dst.nameCn, dstZone: dst.timezone },
      isBookable: offer.bookable !== 'BOOKING_CLOSED' && offer.bookable !== 'PRICE_EXPIRED',
    },
  };
}
