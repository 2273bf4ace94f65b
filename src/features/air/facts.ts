import type { AirAnswer, AirFlight, AirRequest } from '#contract/calls/air-prices.ts';
import { airLoad, flightDayText } from '#copy/air/load.ts';
import type { AirFacts } from '#domain/air/facts.ts';
import { daysOfPeriod, startOfFlightDay } from '#domain/air/flight-days.ts';
import type { OtherDeparture } from '#domain/booking/service.ts';
import { PRICE_ID } from '#domain/orders/order-link.ts';
import { CHINA, localWeekday } from '#domain/schedule/zone.ts';
import type { Api } from '#src/api/index.ts';
import { readLists } from '#src/features/booking/lists.ts';
import type { FormSources } from '#src/features/booking/service-forms.ts';

export interface AirAskedPrice {
  priceId: string;
  orgPortCode: string;
  dstPortCode: string;
  isDanger: boolean;
}

interface Found {
  flight: AirFlight;
  answer: AirAnswer;
  isDanger: boolean;
}

/** The flight of a price; a form whose goods turned general or dangerous still has the price of the other kind. */
async function findFlight(
  api: Api,
  { priceId, orgPortCode, dstPortCode, isDanger }: AirAskedPrice,
): Promise<Found | null> {
  if (!PRICE_ID.test(priceId) || orgPortCode === '' || dstPortCode === '') return null;
  for (const kind of [isDanger, !isDanger]) {
    const asked = { orgPortCode, dstPortCode, isDanger: kind ? 'Y' : 'N', priceIds: [priceId] } satisfies AirRequest;
    const answer = await api.airPrices(asked);
    const [flight] = answer.items;
    if (flight !== undefined) return { flight, answer, isDanger: kind };
  }
  return null;
}

/** The flights of a list that can still be booked, by the next day of each. */
export const flightsOf = ({ items, org }: AirAnswer): OtherDeparture[] =>
  items
    .flatMap(({ priceId, carrier, flight, aircraft, bookable, days: [next] }) => {
      if (next === undefined || bookable !== 'BOOKABLE') return [];
      const timezone = org?.timezone ?? CHINA;
      const name = `${carrier.nameCn} ${flight} ${airLoad.aircraft[aircraft]}`;
      return [{ priceId, name, etd: startOfFlightDay(next, timezone), timezone }];
    })
    .toSorted((one, other) => one.etd - other.etd);

/** The days of a flight by what they are called. */
const dayNames = (days: readonly string[]) =>
  Object.fromEntries(days.map((day) => [day, flightDayText(day, localWeekday(Date.parse(`${day}T12:00:00Z`), 'UTC'))]));

export async function readAirFacts({ api, constants, now }: FormSources, asked: AirAskedPrice): Promise<AirFacts> {
  const [found, lists] = await Promise.all([
    findFlight(api, asked),
    readLists(constants, ['cargo.*.cargoCurrency', 'insurance.currency']),
  ]);
  if (found === null) return { now, offer: null, flight: null, ...lists };
  const { flight, answer, isDanger } = found;
  const { aircraft, weekdays, validFrom, validTo, dgClasses, refusedClasses } = flight;
  const { carrier, transitDays, currency, minimum, breaks, cutOffs } = flight;
  const timezone = answer.org?.timezone ?? CHINA;
  const offer = { isDanger, aircraft, weekdays, timezone, validFrom, validTo, cutOffs, dgClasses, refusedClasses };
  return {
    now: answer.now,
    ...lists,
    choiceNames: { ...lists.choiceNames, flightDay: dayNames(daysOfPeriod(offer)) },
    offer,
    flight: {
      ...{ carrier, flight: flight.flight, transitDays, currency, minimum, breaks },
      orgName: answer.org?.nameCn ?? asked.orgPortCode,
      dstName: answer.dst?.nameCn ?? asked.dstPortCode,
      isBookable: flight.days.length > 0,
    },
  };
}
