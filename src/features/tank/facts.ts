import type { TankAnswer, TankOffer, TankYards } from '#contract/calls/tank-prices.ts';
import { localDay } from '#domain/schedule/zone.ts';
import type { TankContext } from '#domain/tank/context.ts';
import type { TankFacts, TankSailing } from '#domain/tank/facts.ts';
import { TANK_BOX } from '#domain/tank/kinds.ts';
import { readLists } from '#src/features/booking/lists.ts';
import { type FoundOffer, findOfferOf, type PriceQuery } from '#src/features/booking/offer-of-kind.ts';
import type { FormSources } from '#src/features/booking/service-forms.ts';

const offerFactsOf = ({ offer, isDanger }: FoundOffer<TankAnswer>): NonNullable<TankContext['offer']> => {
  const { etd, etdDay, eta, cutOffs, validTo, tankType, capacityLitres, dgClasses, included, org, dst } = offer;
  const { refusedClasses = offer.carrierRefuses } = offer;
  return {
    ...{ isDanger, etd, etdDay, cutOffs, validTo, tankType, capacityLitres, dgClasses, refusedClasses, included },
    etaDay: localDay(eta, dst.timezone),
    timezone: org.timezone,
    limitKg: offer.prices.find(({ ctnType }) => ctnType === TANK_BOX)?.limitKg ?? null,
  };
};

const sailingOf = (offer: TankOffer): TankSailing => {
  const { vessel, voyage, etd, eta, transitDays, freeDays, returnDepot, org, dst } = offer;
  return {
    ...{ vessel, voyage, etd, eta, transitDays, freeDays, returnDepot },
    carrier: offer.carrier.nameCn,
    via: offer.via?.nameCn ?? null,
    ...{ orgName: org.nameCn, dstName: dst.nameCn, dstZone: dst.timezone },
    isBookable: offer.bookable === 'BOOKABLE',
  };
};

const yardFactsOf = ({ depots, rented, fleet }: TankYards) => ({
  depots: depots.map(({ id, name, city, address, openingHours, phone, dgClasses }) => ({
    ...{ id, name, address, openingHours, phone, dgClasses },
    city: city.nameCn,
  })),
  rented: rented.map(({ tankType, capacityLitres }) => ({ tankType, capacityLitres })),
  fleet: fleet.map(({ number, tankType, depotId, testDue, taken }) => ({ number, tankType, depotId, testDue, taken })),
});

/** The lane of a price where one is named, the yards, and the lists that the form is chosen from. */
export async function readTankFacts({ api, constants, now }: FormSources, asked: PriceQuery): Promise<TankFacts> {
  const [found, yards, { choiceNames, ...lists }] = await Promise.all([
    findOfferOf(asked, (request) => api.tankPrices(request)),
    api.tankYards({}),
    readLists(constants, ['cargo.*.cargoCurrency']),
  ]);
  const own = yardFactsOf(yards);
  const depotId = Object.fromEntries(own.depots.map(({ id, city, name }) => [id, `${city} ${name}`]));
  return {
    ...{ now: yards.now ?? now, ...lists, ...own },
    choiceNames: { ...choiceNames, depotId },
    offer: found === null ? null : offerFactsOf(found),
    sailing: found === null ? null : sailingOf(found.offer),
  };
}
