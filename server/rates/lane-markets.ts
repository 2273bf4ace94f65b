import { marketReplies } from '#copy/replies.ts';
import type { RateService } from '#domain/imports/services.ts';
import { type RateRow, unitOf } from '#domain/rates/columns.ts';
import { DOORS } from '#domain/rates/lane-row.ts';
import { localWeekday } from '#domain/schedule/zone.ts';
import { tankWorks } from '#domain/tank/kinds.ts';
import type { sailings } from '../data/schema/market.ts';
import type { DoorRate, OfferDetails } from '../data/schema/offer-details.ts';
import { fenOf } from './market-rows.ts';

/** Departure fields an offer depends on. */
export type Departing = Pick<
  typeof sailings.$inferSelect,
  'bookingCloseDangerous' | 'bookingCloseGeneral' | 'carrierCode' | 'etd' | 'id' | 'laneId' | 'lclCutoff'
>;

/** Input of an offer's details: its lines and its departure. */
export interface Described {
  freight: readonly RateRow[];
  /** All lines of the day, trucks included. */
  rows: readonly RateRow[];
  sailing: Departing;
  /** Time zone of the port of loading. */
  zone: string;
  /** Free days at the port of discharge. */
  freeDays: number | null;
}

/** How a service's price list becomes offers. */
interface LaneMarket {
  /** Kind of location its lanes run between. */
  locationKind: 'airport' | 'port' | 'station';
  /** Prefix of its lane ids. */
  prefix: string;
  unitOf: (row: RateRow) => string;
  detailsOf: (described: Described) => OfferDetails;
}

const REVENUE_TON = 'RT';

const cellOf = (freight: readonly RateRow[], key: string): string => freight.find((row) => row[key])?.[key] ?? '';
const number = (text: string): number | undefined => (text === '' ? undefined : Number(text));
/** Drops undefined details. */
const defined = (details: { [Key in keyof OfferDetails]: OfferDetails[Key] | undefined }): OfferDetails =>
  Object.fromEntries(Object.entries(details).filter(([, value]) => value !== undefined && value !== ''));

const freeDaysOf = ({ freight, freeDays }: Described) => number(cellOf(freight, 'freeDays')) ?? freeDays ?? undefined;

function doorsOf(rows: readonly RateRow[], fee: string): DoorRate[] {
  const doors = new Map<string, DoorRate>();
  for (const row of rows.filter((one) => one.fee === fee && one.city)) {
    const { city = '', kilometres, limitKg } = row;
    const known = doors.get(city);
    const prices = { ...known?.prices, [row.box!]: fenOf(row.price) };
    const least = Math.min(Number(limitKg), known?.limitKg ?? Number(limitKg));
    doors.set(city, { city, kilometres: Number(kilometres), limitKg: least, prices });
  }
  return [...doors.values()];
}

const bothDoors = ({ rows }: Described) => ({
  pickup: doorsOf(rows, DOORS.pickup),
  delivery: doorsOf(rows, DOORS.delivery),
});

const worksIn = (text: string): string[] => tankWorks.filter((work) => text.split(';').includes(work));

export const laneMarkets: Readonly<Record<RateService, LaneMarket>> = {
  fcl: {
    locationKind: 'port',
    prefix: 'FCL',
    unitOf,
    detailsOf: (offer) => defined({ freeDays: offer.freeDays ?? undefined }),
  },
  lcl: {
    locationKind: 'port',
    prefix: 'LCL',
    unitOf: () => REVENUE_TON,
    detailsOf: ({ freight, sailing, zone }) =>
      defined({
        minimumRevenueTons: cellOf(freight, 'minimumTons'),
        ratioKgPerCubicMetre: number(cellOf(freight, 'ratio')),
        warehouseId: cellOf(freight, 'warehouse'),
        cutAndSail: marketReplies.cutAndSail(
          localWeekday(sailing.lclCutoff.getTime(), zone),
          localWeekday(sailing.etd.getTime(), zone),
        ),
      }),
  },
  air: { locationKind: 'airport', prefix: 'AIR', unitOf: (row) => row.break!, detailsOf: () => ({}) },
  rail: {
    locationKind: 'station',
    prefix: 'RWY',
    unitOf,
    detailsOf: (offer) =>
      defined({
        border: cellOf(offer.freight, 'border'),
        foreignBorder: cellOf(offer.freight, 'foreignBorder'),
        ratioKgPerCubicMetre: number(cellOf(offer.freight, 'ratio')),
        freeDays: freeDaysOf(offer),
        returnDepot: cellOf(offer.freight, 'returnDepot'),
        ...bothDoors(offer),
      }),
  },
  tank: {
    locationKind: 'port',
    prefix: 'TNK',
    unitOf,
    detailsOf: (offer) =>
      defined({
        tankCode: cellOf(offer.freight, 'tankCode'),
        capacityLitres: number(cellOf(offer.freight, 'capacity')),
        included: worksIn(cellOf(offer.freight, 'included')),
        freeDays: freeDaysOf(offer),
        returnDepot: cellOf(offer.freight, 'returnDepot'),
      }),
  },
  flexitank: {
    locationKind: 'port',
    prefix: 'FLX',
    unitOf,
    detailsOf: (offer) =>
      defined({
        bagLitres: number(cellOf(offer.freight, 'capacity')),
        included: cellOf(offer.freight, 'included')
          .split(/[、;；,，]/u)
          .filter(Boolean),
        freeDays: freeDaysOf(offer),
      }),
  },
  domestic: {
    locationKind: 'port',
    prefix: 'DOM',
    unitOf,
    detailsOf: (offer) => defined({ freeDays: freeDaysOf(offer), ...bothDoors(offer) }),
  },
};
