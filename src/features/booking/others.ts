import { type GoodsLine, hasDangerous } from '#domain/booking/goods-line.ts';
import type { OtherDeparture } from '#domain/booking/service.ts';
import { CHINA } from '#domain/schedule/zone.ts';

interface Lane {
  orgPortCode: string;
  dstPortCode: string;
  cargo: readonly GoodsLine[];
}

/** Builds the price list request of a lane. */
export const laneQueryOf = ({ orgPortCode, dstPortCode, cargo }: Lane) => ({
  ...{ orgPortCode, dstPortCode },
  isDanger: hasDangerous({ cargo }) ? ('Y' as const) : ('N' as const),
});

interface ListedDeparture {
  priceId: string;
  carrier: { nameCn: string };
  vessel: string;
  voyage: string;
  etd: number;
  bookable: string;
}

interface Listed {
  items: readonly ListedDeparture[];
  org: { timezone: string } | null;
}

/** The departures of a list that can still be booked, the next first. */
export const departuresOf = ({ items, org }: Listed): OtherDeparture[] =>
  items
    .filter(({ bookable }) => bookable === 'BOOKABLE')
    .toSorted((one, other) => one.etd - other.etd)
    .map(({ priceId, carrier, vessel, voyage, etd }) => ({
      ...{ priceId, etd, timezone: org?.timezone ?? CHINA },
      name: [carrier.nameCn, vessel, voyage].filter((word) => word !== '').join(' '),
    }));
