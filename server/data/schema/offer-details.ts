import type { FlightCutOffs } from '#domain/air/flight-days.ts';

/** What a truck between the port and a city costs: fen for a box of each type, and what the roads there bear. */
export interface DoorRate {
  /** Division code of GB/T 2260. */
  city: string;
  kilometres: number;
  /** Cargo in one box. */
  limitKg: number;
  prices: Readonly<Record<string, number>>;
}

/** What only one service's price list shows. */
export interface OfferDetails {
  warehouseId?: string;
  cutAndSail?: string;
  minimumRevenueTons?: string;
  ratioKgPerCubicMetre?: number;
  flight?: string;
  weekdays?: string;
  aircraft?: 'PAX' | 'CAO';
  /** Of a flight from a timetable: HH:mm, days to the destination, and minutes from the start of its day to each cut-off. */
  departs?: string;
  transitDays?: number;
  cutOffs?: FlightCutOffs;
  border?: string;
  foreignBorder?: string;
  tankCode?: string;
  capacityLitres?: number;
  bagLitres?: number;
  freeDays?: number;
  included?: readonly string[];
  returnDepot?: string;
  /** Doors at the port of loading and at the port of discharge that have a price. */
  pickup?: readonly DoorRate[];
  delivery?: readonly DoorRate[];
}
