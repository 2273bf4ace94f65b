import { timetableOf } from '#domain/imports/services.ts';
import { DAY_MS } from '#domain/limits.ts';
import type * as schema from '../data/schema/index.ts';
import { laneMarkets } from '../rates/lane-markets.ts';
import { momentIn, nextWeeks, weekOf } from './calendar.ts';
import { chance } from './chance.ts';
import { doorsNear } from './domestic-doors.ts';
import { type FeeLine, feeLine } from './fcl-fees.ts';
import { emptyMarket, type MarketRows, WEEKS_AHEAD } from './fcl-rows.ts';
import { type OtherLane, otherLanes } from './other-lanes.ts';
import { drifted, weeklyDrift } from './price-level.ts';
import { sailingRow, weeklyService } from './sailing-rows.ts';

type Rate = Omit<typeof schema.offerRates.$inferInsert, 'offerId'>;

const TRANSPORT_TAX = 900;
const SERVICE_TAX = 600;
const weekdayNames = ['一', '二', '三', '四', '五', '六', '日'] as const;

/** Break-point tariff with known totals: all rates of the first air lane in fen. */
const goldenAirRates = { M: 32_000, N: 3_800, 45: 2_950, 100: 2_400, 300: 2_150, 500: 2_000, 1000: 1_880 } as const;
const goldenAirLane = 'AIR-PVG-FRA';
const goldenFlight = 'LH8000';

/** Rate of each break in hundredths of the price below 45 kg. */
const airBreaks = { N: 100, 45: 78, 100: 64, 300: 57, 500: 53, 1000: 49 } as const;

const classesOf: Record<OtherLane['service'], readonly string[]> = {
  lcl: ['3', '4.1', '6.1', '8', '9'],
  air: ['2.2', '3', '4.1', '5.1', '6.1', '8', '9'],
  rail: [],
  tank: ['2.1', '2.2', '3', '5.1', '6.1', '8', '9'],
  flexitank: [],
  domestic: ['3', '4.1', '6.1', '8', '9'],
};

const cargoKinds = (service: OtherLane['service']): boolean[] => {
  if (service === 'tank') return [true, false];
  return classesOf[service].length > 0 ? [true, false] : [false];
};

const railBoxes = ['20GP', '40HQ', '45HQ'];

const doorsOf = ({ origin, destination }: OtherLane, isDanger: boolean, boxes?: readonly string[]) => ({
  pickup: doorsNear(origin, isDanger, boxes),
  delivery: doorsNear(destination, isDanger, boxes),
});

const trainNames = ['CHINA-EUROPE EXPRESS', 'SILK ROAD EXPRESS', 'LAND BRIDGE EXPRESS'];

function ratesOf(lane: OtherLane, laneId: string, week: number, isDanger: boolean): Rate[] {
  const drift = laneId === goldenAirLane ? 0 : weeklyDrift(laneId, week);
  const at = (hundredths: number, step: number) => drifted((lane.price * hundredths) / 100, drift, step);
  const rate = (unit: string, amount: number, currency: string, limitKg: number | null = null): Rate => ({
    unit,
    amount,
    currency,
    limitKg,
  });
  if (lane.service === 'lcl') return [rate('RT', at(100, 50) + (isDanger ? 4_500 : 0), '2')];
  if (lane.service === 'air') {
    const surcharge = isDanger ? 150 : 0;
    const isGolden = lane.details.flight === goldenFlight;
    const rates = isGolden ? goldenAirRates : { M: at(850, 1_000), ...airRatesOf(at) };
    return Object.entries(rates).map(([unit, amount]) => rate(unit, unit === 'M' ? amount : amount + surcharge, '1'));
  }
  if (lane.service === 'rail') {
    return [
      rate('20GP', at(62, 500), '2', 24_000),
      rate('40HQ', at(100, 500), '2', 22_000),
      rate('45HQ', at(112, 500), '2', 21_000),
      rate('CBM', at(4, 50), '2'),
    ];
  }
  if (lane.service === 'tank') return [rate('20TK', at(100, 500), '2', 24_000)];
  if (lane.service === 'flexitank') return [rate('20GP', at(100, 500), '2', lane.agreedKg ?? null)];
  const dangerous = isDanger ? 130 : 100;
  return [rate('20GP', at(dangerous, 1_000), '1', 28_000), rate('40HQ', at(dangerous * 1.7, 1_000), '1', 28_000)];
}

const airRatesOf = (at: (hundredths: number, step: number) => number) =>
  Object.fromEntries(Object.entries(airBreaks).map(([unit, hundredths]) => [unit, at(hundredths, 10)]));

function feesOf(service: OtherLane['service'], isDanger: boolean): FeeLine[] {
  const taxed = { taxRate: SERVICE_TAX };
  if (service === 'lcl') {
    return [
      feeLine('CFS', 'REVENUE_TON', '1', 9_000),
      feeLine('WHI', 'SHIPMENT', '1', 10_000, null, taxed),
      feeLine('DOC', 'SHIPMENT', '1', 30_000),
      ...(isDanger
        ? [feeLine('DGS', 'REVENUE_TON', '2', 2_500), feeLine('DGD', 'SHIPMENT', '1', 60_000, null, taxed)]
        : []),
    ];
  }
  if (service === 'air') {
    return [
      feeLine('MYC', 'KILOGRAM', '1', 350),
      feeLine('XDC', 'KILOGRAM', '1', 120),
      feeLine('CGC', 'KILOGRAM', '1', 50),
      feeLine('AWB', 'SHIPMENT', '1', 5_000),
      ...(isDanger ? [feeLine('RAC', 'SHIPMENT', '1', 40_000, null, taxed)] : []),
    ];
  }
  if (service === 'domestic') {
    return [
      feeLine('THC', 'CONTAINER', '1', 45_000, null, { taxRate: TRANSPORT_TAX }),
      feeLine('SEAL', 'CONTAINER', '1', 2_000, null, { taxRate: TRANSPORT_TAX }),
      ...(isDanger ? [feeLine('DGD', 'SHIPMENT', '1', 40_000, null, taxed)] : []),
    ];
  }
  return [
    feeLine('DOC', 'SHIPMENT', '1', 45_000),
    ...(service === 'rail' ? [] : [feeLine('THC', 'CONTAINER', '1', 95_000), feeLine('SEAL', 'CONTAINER', '1', 5_000)]),
    ...(isDanger
      ? [feeLine('DGS', 'CONTAINER', '2', 25_000), feeLine('DGD', 'SHIPMENT', '1', 40_000, null, taxed)]
      : []),
  ];
}

/** Every service but FCL: those with a timetable have a departure per offer, flights a price per fortnight. */
export function otherRows(now: number): MarketRows {
  const rows = emptyMarket();
  for (const [index, lane] of otherLanes.entries()) {
    const laneId = `${laneMarkets[lane.service].prefix}-${lane.origin}-${lane.destination}`;
    rows.lanes.push({
      id: laneId,
      service: lane.service,
      originKind: lane.kind,
      originCode: lane.origin,
      destinationKind: lane.kind,
      destinationCode: lane.destination,
      transitDays: lane.transitDays,
      hot: index % 4 === 0,
      sort: 100 + index,
    });
    for (const isDanger of cargoKinds(lane.service)) {
      const tariffId = `${laneId}-${lane.carrier}-${isDanger ? 'DG' : 'GEN'}`;
      rows.tariffs.push({ id: tariffId, laneId, carrierCode: lane.carrier, isDanger, demo: true });
      rows.feeLines.push(...feesOf(lane.service, isDanger).map((line, sort) => ({ ...line, tariffId, sort })));
    }
    if (timetableOf[lane.service] !== 'flights') addDepartures(rows, lane, laneId, now);
    else addPeriods(rows, lane, laneId, now);
  }
  return rows;
}

function addDepartures(rows: MarketRows, lane: OtherLane, laneId: string, now: number): void {
  const base = { laneId, pol: lane.origin, carrier: lane.carrier, transitDays: lane.transitDays };
  const service = { ...weeklyService(base), ...(lane.service === 'rail' ? { names: trainNames } : {}) };
  const cut = weekdayNames[(service.weekday + 1) % 7];
  const sail = weekdayNames[service.weekday];
  for (const week of nextWeeks(now, service.weekday, service.hour, WEEKS_AHEAD)) {
    const sailing = sailingRow(service, week);
    rows.sailings.push(sailing);
    for (const isDanger of cargoKinds(lane.service)) {
      addOffer(rows, lane, laneId, week, isDanger, {
        id: `${sailing.id}-${isDanger ? 'DG' : 'GEN'}`,
        sailingId: sailing.id,
        validFrom: new Date(sailing.etd.getTime() - 45 * DAY_MS),
        validTo: isDanger ? sailing.bookingCloseDangerous : sailing.bookingCloseGeneral,
        details: {
          ...lane.details,
          ...(lane.service === 'lcl'
            ? { cutAndSail: `周${cut}截/周${sail}开`, minimumRevenueTons: isDanger ? '2' : '1' }
            : {}),
          ...(lane.service === 'domestic' ? doorsOf(lane, isDanger) : {}),
          ...(lane.service === 'rail' ? doorsOf(lane, isDanger, railBoxes) : {}),
        },
      });
    }
  }
}

function addPeriods(rows: MarketRows, lane: OtherLane, laneId: string, now: number): void {
  const period = Math.floor(weekOf(now) / 2);
  const { otherFlight } = lane;
  const flights = [
    { sold: lane, number: '' },
    ...(otherFlight ? [{ sold: { ...lane, ...otherFlight }, number: '2-' }] : []),
  ];
  for (const fortnight of [period, period + 1]) {
    for (const isDanger of cargoKinds(lane.service)) {
      for (const { sold, number } of flights) {
        addOffer(rows, sold, laneId, fortnight * 2, isDanger, {
          id: `${laneId}-${lane.carrier}-${number}P${fortnight}-${isDanger ? 'DG' : 'GEN'}`,
          sailingId: null,
          validFrom: new Date(momentIn(fortnight * 2, 0, 0)),
          validTo: new Date(momentIn(fortnight * 2 + 2, 0, 0) - 1),
          details: sold.details,
        });
      }
    }
  }
}

function addOffer(
  rows: MarketRows,
  lane: OtherLane,
  laneId: string,
  week: number,
  isDanger: boolean,
  offer: Pick<typeof schema.offers.$inferInsert, 'id' | 'sailingId' | 'validFrom' | 'validTo' | 'details'>,
): void {
  rows.offers.push({
    ...offer,
    laneId,
    tariffId: `${laneId}-${lane.carrier}-${isDanger ? 'DG' : 'GEN'}`,
    carrierCode: lane.carrier,
    priceKind: 'PUBLIC',
    enterpriseId: null,
    isDanger,
    dgClasses: isDanger ? [...classesOf[lane.service]] : [],
    space: chance(`space ${offer.id}`).pick(['PLENTY', 'PLENTY', 'TIGHT', 'ASK'] as const),
    remark: '演示数据',
    demo: true,
  });
  rows.rates.push(...ratesOf(lane, laneId, week, isDanger).map((rate) => ({ ...rate, offerId: offer.id })));
}
