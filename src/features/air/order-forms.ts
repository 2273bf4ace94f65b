import { airForm } from '#contract/services/air.ts';
import type { AirAnswer, AirFlight, AirRequest } from '#contract/services/air-prices.ts';
import { airLoad, flightDayText } from '#copy/air/load.ts';
import type { AirFacts } from '#domain/air/facts.ts';
import { airDescription } from '#domain/air/fields.ts';
import { daysOfPeriod, openDaysOf, startOfFlightDay } from '#domain/air/flight-days.ts';
import { type AirCargoLine, type AirForm, blankAirCargo, blankAirForm } from '#domain/air/form.ts';
import { copyOfAirOrder, formOfAirEnquiry } from '#domain/air/initial-form.ts';
import { type AirOrderLink, readAirOrderLink } from '#domain/air/order-link.ts';
import type { AirQuotePart } from '#domain/air/quote.ts';
import { airService } from '#domain/air/service.ts';
import { hasDangerous } from '#domain/booking/goods-line.ts';
import { withPartiesChoice } from '#domain/booking/parties.ts';
import type { OtherDeparture } from '#domain/booking/service.ts';
import { grossOf } from '#domain/booking/totals.ts';
import { decimalText } from '#domain/decimal.ts';
import { setField } from '#domain/form/change.ts';
import { PRICE_ID } from '#domain/orders/order-link.ts';
import { CHINA, localWeekday } from '#domain/schedule/zone.ts';
import type { Api } from '#src/api/index.ts';
import { orderPage } from '#src/features/booking/booking.ts';
import { BY_GOODS, type OnList, onLane } from '#src/features/booking/lane-link.ts';
import { readLists } from '#src/features/booking/lists.ts';
import { laneQueryOf } from '#src/features/booking/others.ts';
import { readerOfForm } from '#src/features/booking/ports.ts';
import type { FormSources } from '#src/features/booking/service-forms.ts';
import { summariesWith } from '#src/features/booking/summaries.ts';

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

export const readAirForm: (value: unknown) => AirForm | null = readerOfForm(airForm);

/** One line for each size: only one of them alone weighs and measures what was searched for. */
function linesOf({ packages, weight, volume, isDanger }: AirOrderLink): AirCargoLine[] {
  const blank = { ...blankAirCargo, isDanger: isDanger === 'Y' };
  if (packages.length === 0) return [{ ...blank, grossWeight: weight, volume }];
  return packages.map(({ pieces, ...sizes }, index) => ({
    ...blank,
    ...sizes,
    id: String(index + 1),
    packages: String(pieces),
    grossWeight: packages.length === 1 ? weight : '',
  }));
}

/** A new form as the list hands it over: the price, its flight, and the load it was worked out for. */
export function newAirForm(link: AirOrderLink, facts: AirFacts): AirForm {
  const { priceId, orgPortCode, dstPortCode, flightDay, share, unNo, packingGroup, perPackage } = link;
  const { offer, now } = facts;
  const isOpen = offer !== null && openDaysOf(offer, now).includes(flightDay);
  const form: AirForm = {
    ...blankAirForm,
    ...{ priceId, orgPortCode, dstPortCode, share: String(share) },
    flightDay: isOpen ? flightDay : '',
    cargo: linesOf(link),
  };
  const typed = form.cargo.flatMap((line, index): [string, string][] => [
    [`cargo.${index}.packages`, line.packages],
    ...(link.isDanger === 'Y' && unNo !== ''
      ? ([
          [`cargo.${index}.dg.unNo`, unNo],
          [`cargo.${index}.dg.packingGroup`, packingGroup],
          [`cargo.${index}.perPackage`, perPackage],
        ] as [string, string][])
      : []),
  ]);
  const filled = typed
    .filter(([, value]) => value !== '')
    .reduce((into, [path, value]) => setField(airDescription, into, facts, path, value), measured(form));
  return { ...filled, share: String(share) };
}

/** Emptied counts, so that setting them again works out what follows from them. */
const measured = (form: AirForm): AirForm => ({
  ...form,
  cargo: form.cargo.map((line) => ({ ...line, packages: '' })),
});

export const airList: OnList<AirForm, AirFacts, AirOrderLink, AirAskedPrice> = {
  read: readAirForm,
  newForm: newAirForm,
  copyOf: copyOfAirOrder,
  ...BY_GOODS,
  departure: ({ flight }) => flight,
  withoutDeparture: { flight: null },
  // Fields that the link omits match any form.
  isOfGoods: ({ cargo }, { unNo, isDanger }) =>
    (unNo === '' || cargo.some(({ dg }) => dg.unNo === unNo)) && hasDangerous({ cargo }) === (isDanger === 'Y'),
  move: (kept, { priceId, orgPortCode, dstPortCode, flightDay }) => ({
    ...kept,
    ...{ priceId, orgPortCode, dstPortCode, flightDay, enquiryNo: '', optionId: '', agree: false, truth: false },
  }),
};

export const airOrder = orderPage<AirForm, AirFacts, AirQuotePart>({
  code: 'air',
  service: airService,
  ...onLane(airList, { readLink: readAirOrderLink, readFacts: readAirFacts, formOfEnquiry: formOfAirEnquiry }),
  others: (form, api) => api.airPrices(laneQueryOf(form)).then(flightsOf),
  opened: withPartiesChoice,
  summaries: (api) => summariesWith(api, ({ cargo }) => `${decimalText(grossOf(cargo))} kg`, 'airport'),
});
