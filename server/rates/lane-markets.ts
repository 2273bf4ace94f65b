import type { RateService } from '#domain/imports/services.ts';
import { type RateRow, unitOf } from '#domain/rates/columns.ts';
import type { OfferDetails } from '../data/schema/market.ts';
import type { Departing } from './departures.ts';

/** What an offer says of itself, from its freight lines and from what departs. */
export interface Described {
  freight: readonly RateRow[];
  sailing: Departing;
  /** Of the port of loading. */
  zone: string;
  /** Of the port of discharge. */
  freeDays: number | null;
}

/** How the price list of a service is sold. */
interface LaneMarket {
  /** What its lanes run between. */
  places: 'airport' | 'port' | 'station';
  /** What the ids of its lanes begin with. */
  prefix: string;
  unitOf: (row: RateRow) => string;
  detailsOf: (described: Described) => OfferDetails;
}

export const laneMarkets: Readonly<Record<RateService, LaneMarket>> = {
  fcl: {
    places: 'port',
    prefix: 'FCL',
    unitOf,
    detailsOf: ({ freeDays }) => (freeDays === null ? {} : { freeDays }),
  },
};
