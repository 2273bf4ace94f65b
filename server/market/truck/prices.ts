import { marketReplies } from '#copy/replies.ts';
import { readUnNumber } from '#domain/dangerous-goods/numbers.ts';
import { rowsOfGroup } from '#domain/dangerous-goods/un-list/rows.ts';
import { compare, sum } from '#domain/decimal.ts';
import { type FeeLine, priceLine } from '#domain/fees/line.ts';
import { VEHICLES_OF_A_FORM } from '#domain/limits.ts';
import { limitOf, roadPriceId, type Vehicle, vehicleOf, vehicleOfPrice, vehicles } from '#domain/road/vehicles.ts';
import type { RoadEnquiry } from '#domain/truck/deal.ts';
import { cityIn } from '#domain/truck/location-text.ts';
import { roadAnswer } from '#domain/truck/road-goods.ts';
import { feeOf, type KnownRate, knownRates, readServiceRates, toServiceRate } from '../../orders/service-rates.ts';
import { readUnEntry } from '../../un-list/read-entries.ts';
import type { OperatorOption } from '../enquiries/option.ts';
import type { Reader } from '../fee-rates.ts';
import { roadKilometres } from './city-points.ts';

const SERVICE = 'truck';

interface Trip {
  vehicle: Vehicle;
  vehicleCount: number;
  isDanger: boolean;
  kilometres: number;
}

/** Charges per vehicle and kilometre, plus the dangerous-goods escort; null when a rate is missing. */
function tripLines(
  rates: readonly KnownRate[],
  { vehicle, vehicleCount, isDanger, kilometres }: Trip,
): FeeLine[] | null {
  const lineOf = (feeCode: string, quantity: number): FeeLine | null => {
    const isOurs = ({ row }: KnownRate) =>
      row.feeCode === feeCode &&
      row.dangerous === isDanger &&
      (row.containerCode === null || row.containerCode === vehicle.code);
    const [rate, fee] = [rates.find(isOurs), feeOf.get(feeCode)];
    if (rate === undefined || fee === undefined) return null;
    return priceLine(toServiceRate(fee, rate, marketReplies.roadFee(fee.nameCn, vehicle.nameCn)), quantity);
  };
  const lines = [
    lineOf('RDB', vehicleCount),
    lineOf('RDK', kilometres * vehicleCount),
    ...(isDanger ? [lineOf('ESC', vehicleCount)] : []),
  ];
  const known = lines.filter((line) => line !== null);
  return known.length === lines.length ? known : null;
}

interface TripQuery {
  vehicle: string;
  vehicleCount: number;
  from: string;
  to: string;
  isDanger: boolean;
}

/** Prices vehicles between two cities today; null when there is no rate. */
export async function priceTrip(db: Reader, query: TripQuery): Promise<FeeLine[] | null> {
  const vehicle = vehicleOf(query.vehicle);
  const kilometres = roadKilometres(query.from, query.to);
  if (vehicle === null || kilometres === null) return null;
  return tripLines(knownRates(await readServiceRates(db, SERVICE)), { ...query, vehicle, kilometres });
}

/** Vehicles needed for the load; null when more than an order may have. */
function countFor(vehicle: Vehicle, { isDanger, weight, volume }: Pick<RoadEnquiry, 'isDanger' | 'volume' | 'weight'>) {
  const limit = limitOf(vehicle, isDanger === 'Y');
  const fits = (count: number) =>
    compare(weight ?? '0', limit * count) <= 0 &&
    (vehicle.capacity === null || compare(volume ?? '0', vehicle.capacity * count) <= 0);
  for (let count = 1; count <= VEHICLES_OF_A_FORM; count += 1) if (fits(count)) return count;
  return null;
}

/** Containers need their own trailer; other goods go in any other vehicle. */
const fitting = ({ ctnType }: Pick<RoadEnquiry, 'ctnType'>): readonly Vehicle[] =>
  vehicles.filter(({ boxes }) =>
    ctnType === undefined || ctnType === '' ? boxes.length === 0 : boxes.some((length) => ctnType.startsWith(length)),
  );

/** Goods that are not described need a person's review. */
async function isCarried(db: Reader, { isDanger, unNo, dgClass, packingGroup = '' }: RoadEnquiry): Promise<boolean> {
  if (isDanger !== 'Y') return true;
  const entry = await readUnEntry(db, readUnNumber(unNo ?? ''));
  const classes = [dgClass ?? '', ...(entry === null ? [] : [entry.mainClass, ...entry.subsidiaryClasses])];
  const rows = entry === null ? [] : rowsOfGroup(entry, packingGroup);
  return classes.some((one) => one !== '') && roadAnswer(entry, classes, rows) === 'CARRIED';
}

/** Lists all vehicles for an enquiry, the cheapest first; empty when it needs a person. */
export async function roadOptions(db: Reader, query: RoadEnquiry): Promise<OperatorOption[]> {
  const [from, to] = [cityIn(query.pickupPlace), cityIn(query.deliveryPlace)];
  const kilometres = from === null || to === null ? null : roadKilometres(from, to);
  if (kilometres === null || !(await isCarried(db, query))) return [];
  const rates = knownRates(await readServiceRates(db, SERVICE));
  const isDanger = query.isDanger === 'Y';
  return fitting(query)
    .flatMap((vehicle) => {
      const vehicleCount = countFor(vehicle, query);
      const lines = vehicleCount === null ? null : tripLines(rates, { vehicle, vehicleCount, isDanger, kilometres });
      return lines === null || vehicleCount === null
        ? []
        : [optionOf({ vehicle, vehicleCount, isDanger, kilometres }, lines)];
    })
    .sort((one, other) => compare(totalOf(one), totalOf(other)));
}

const totalOf = ({ lines }: OperatorOption) => sum(lines.map(({ amount }) => amount));

function optionOf({ vehicle, vehicleCount, isDanger, kilometres }: Trip, lines: FeeLine[]): OperatorOption {
  const limit = limitOf(vehicle, isDanger);
  return {
    ...bareOption(vehicle.code),
    lines,
    remark: marketReplies.road({ vehicle: vehicle.nameCn, vehicleCount, kilometres, limit }),
  };
}

const bareOption = (vehicle: string): OperatorOption => ({
  offerId: roadPriceId(vehicle),
  ...{ sailingId: null, carrierCode: null, etd: null, transitDays: null, lines: [], remark: null },
  validTo: Number.POSITIVE_INFINITY,
});

/** Returns one vehicle's price; an operator may set one for roads or goods without a rate. */
export async function namedRoadOption(
  db: Reader,
  query: RoadEnquiry,
  { priceId, hasLines }: { priceId: string; hasLines: boolean },
): Promise<OperatorOption | null> {
  const vehicle = vehicleOfPrice(priceId);
  if (vehicle === null) return null;
  const known = (await roadOptions(db, query)).find(({ offerId }) => offerId === priceId);
  return known ?? (hasLines ? bareOption(vehicle.code) : null);
}
