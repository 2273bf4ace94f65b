import { DAY_MS } from '#domain/limits.ts';
import type { ContainerCode } from '#domain/reference/container-codes.ts';
import { oceanCarriers } from '#domain/reference/ocean-carriers.ts';
import { ports } from '#domain/reference/ports.ts';
import type * as schema from '../data/schema/index.ts';
import { nextWeeks } from './calendar.ts';
import { chance } from './chance.ts';
import { fclFeeLines, goldenFeeLines } from './fcl-fees.ts';
import { basePrices, boxFactors, fclLanes, goldenLane, type LaneService } from './fcl-lanes.ts';
import { drifted, weeklyDrift } from './price-level.ts';
import { sailingRow, type WeeklyService, weeklyService } from './sailing-rows.ts';

type Lane = typeof schema.lanes.$inferInsert;
type Offer = typeof schema.offers.$inferInsert;
type Rate = typeof schema.offerRates.$inferInsert;

export interface MarketRows {
  lanes: Lane[];
  sailings: (typeof schema.sailings.$inferInsert)[];
  tariffs: (typeof schema.tariffs.$inferInsert)[];
  feeLines: (typeof schema.feeLines.$inferInsert)[];
  offers: Offer[];
  rates: Rate[];
}

export const emptyMarket = (): MarketRows => ({
  lanes: [],
  sailings: [],
  tariffs: [],
  feeLines: [],
  offers: [],
  rates: [],
});

export const WEEKS_AHEAD = 6;
const FIVE_DOLLARS = 500;
const GOLDEN_20GP_CENTS = 85_000;
const CONTRACT_BASIS_POINTS = -600;

/** Lanes on which the two contract enterprises have their own prices. */
const contractLanes: Readonly<Record<string, readonly string[]>> = {
  'FCL-CNSHA-DEHAM': ['enterprise-verified', 'enterprise-special'],
  'FCL-CNSHA-USLAX': ['enterprise-verified'],
  'FCL-CNNGB-AEJEA': ['enterprise-verified', 'enterprise-special'],
  'FCL-CNSHA-SGSIN': ['enterprise-verified'],
};

const portOf = new Map(ports.map((port) => [port.code, port]));
const carrierOf = new Map(oceanCarriers.map((carrier) => [carrier.scac, carrier]));
const hubs = ['SGSIN', 'MYPKG', 'KRPUS'];

export const fclLaneId = (pol: string, pod: string): string => `FCL-${pol}-${pod}`;

export function boxesOf(laneId: string): ContainerCode[] {
  const boxes: ContainerCode[] = ['20GP', '40GP', '40HQ'];
  const dice = chance(`boxes ${laneId}`);
  if (dice.between(0, 1) === 0 || laneId === goldenLane.id) boxes.push('20TK');
  if (dice.between(0, 2) === 0) boxes.push('40RH');
  return boxes;
}

const refuses = (list: readonly string[], dgClass: string) =>
  list.some((refused) => dgClass === refused || dgClass.startsWith(`${refused}.`));

export function acceptedClasses(service: WeeklyService, pod: string): string[] {
  const dice = chance(`classes ${service.laneId} ${service.carrier}`);
  const offered = ['2.1', '2.2', '3', '4.1', '4.2', '4.3', '5.1', '5.2', '6.1', '8', '9'];
  const always = ['3', '6.1', '8', '9'];
  const refused = [
    ...(carrierOf.get(service.carrier)?.dgRejectClasses ?? []),
    ...(portOf.get(service.pol)?.dgRejectClasses ?? []),
    ...(portOf.get(pod)?.dgRejectClasses ?? []),
  ];
  return offered.filter(
    (dgClass) => !refuses(refused, dgClass) && (always.includes(dgClass) || dice.between(0, 9) < 6),
  );
}

/** Ocean freight per carrier, container type and week, in US cents. */
export function oceanFreight(laneId: string, pod: string, carrier: string, box: ContainerCode, week: number): number {
  const isGolden = laneId === goldenLane.id && carrier === goldenLane.carrier;
  const factor = boxFactors[box] ?? 100;
  if (isGolden) return Math.round((GOLDEN_20GP_CENTS * factor) / 100 / FIVE_DOLLARS) * FIVE_DOLLARS;
  const group = portOf.get(pod)?.lane ?? '欧洲';
  const base = (basePrices[group] ?? 1_000) * factor;
  const ofLane = chance(`lane ${laneId}`).between(-1_200, 1_200);
  const ofCarrier = chance(`carrier ${laneId} ${carrier}`).between(-500, 700);
  return drifted(base, ofLane + ofCarrier + weeklyDrift(laneId, week), FIVE_DOLLARS);
}

export function serviceOf({ pol, pod, transitDays }: LaneService, carrier: string): WeeklyService {
  const laneId = fclLaneId(pol, pod);
  const isGolden = laneId === goldenLane.id && carrier === goldenLane.carrier;
  const isDirect = isGolden || transitDays < 12;
  return weeklyService({ laneId, pol, carrier, transitDays }, isDirect ? [] : hubs.filter((hub) => hub !== pod));
}

export function fclRows(now: number): MarketRows {
  const rows = emptyMarket();
  for (const [sort, lane] of fclLanes.entries()) {
    const id = fclLaneId(lane.pol, lane.pod);
    rows.lanes.push({
      id,
      service: 'fcl',
      originKind: 'port',
      originCode: lane.pol,
      destinationKind: 'port',
      destinationCode: lane.pod,
      transitDays: lane.transitDays,
      hot: lane.hot,
      sort,
    });
    for (const carrier of lane.carriers) {
      const isGolden = id === goldenLane.id && carrier === goldenLane.carrier;
      addService(rows, serviceOf(lane, carrier), lane.pod, isGolden, now);
    }
  }
  return rows;
}

function addService(rows: MarketRows, service: WeeklyService, pod: string, isGolden: boolean, now: number): void {
  const boxes = boxesOf(service.laneId);
  for (const isDanger of [true, false]) {
    const tariffId = `${service.laneId}-${service.carrier}-${isDanger ? 'DG' : 'GEN'}`;
    rows.tariffs.push({
      id: tariffId,
      laneId: service.laneId,
      carrierCode: service.carrier,
      isDanger,
      demo: true,
    });
    const lines = isGolden
      ? goldenFeeLines(boxes, isDanger)
      : fclFeeLines(tariffId, boxes, isDanger, portOf.get(pod)?.lane ?? '');
    rows.feeLines.push(...lines.map((line, sort) => ({ ...line, tariffId, sort })));
  }
  for (const week of nextWeeks(now, service.weekday, service.hour, WEEKS_AHEAD)) {
    const sailing = sailingRow(service, week);
    rows.sailings.push(sailing);
    for (const isDanger of [true, false]) {
      addOffer(rows, service, sailing, pod, week, isDanger, null);
      const contracted = service.carrier === firstCarrier(service.laneId) ? contractLanes[service.laneId] : undefined;
      for (const enterpriseId of contracted ?? []) {
        addOffer(rows, service, sailing, pod, week, isDanger, enterpriseId);
      }
    }
  }
}

const firstCarrier = (laneId: string) => fclLanes.find((lane) => fclLaneId(lane.pol, lane.pod) === laneId)?.carriers[0];

function addOffer(
  rows: MarketRows,
  service: WeeklyService,
  sailing: typeof schema.sailings.$inferInsert,
  pod: string,
  week: number,
  isDanger: boolean,
  enterpriseId: string | null,
): void {
  const kind = isDanger ? 'DG' : 'GEN';
  const id = enterpriseId === null ? `${sailing.id}-${kind}` : `${sailing.id}-${kind}-${enterpriseId}`;
  const dice = chance(`offer ${id}`);
  const isGolden = service.laneId === goldenLane.id && service.carrier === goldenLane.carrier;
  rows.offers.push({
    id,
    laneId: service.laneId,
    sailingId: sailing.id,
    tariffId: `${service.laneId}-${service.carrier}-${kind}`,
    carrierCode: service.carrier,
    priceKind: enterpriseId === null ? 'PUBLIC' : 'CONTRACT',
    enterpriseId,
    isDanger,
    dgClasses: isDanger ? acceptedClasses(service, pod) : [],
    space: isGolden ? 'PLENTY' : dice.pick(['PLENTY', 'PLENTY', 'TIGHT', 'ASK'] as const),
    validFrom: new Date(sailing.etd.getTime() - 60 * DAY_MS),
    validTo: isDanger ? sailing.bookingCloseDangerous : sailing.bookingCloseGeneral,
    remark: isDanger ? '演示数据：危险品需船司预审，接载后放舱' : '演示数据',
    details: { freeDays: portOf.get(pod)?.freeDays ?? 10 },
    demo: true,
  });
  for (const box of boxesOf(service.laneId)) {
    const publicAmount = oceanFreight(service.laneId, pod, service.carrier, box, week);
    rows.rates.push({
      offerId: id,
      unit: box,
      amount: enterpriseId === null ? publicAmount : drifted(publicAmount, CONTRACT_BASIS_POINTS, FIVE_DOLLARS),
      currency: '2',
      limitKg: box.startsWith('20') ? 21_000 + 500 * chance(service.laneId).between(0, 8) : 26_000,
    });
  }
}
