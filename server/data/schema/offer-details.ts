import type { FlightCutOffs } from '#domain/air/flight-days.ts';

/** Truck rate between a port and a city: fen per container type, and the road's weight limit. */
export interface DoorRate {
  /** Division code of GB/T 2260. */
  city: string;
  kilometres: number;
  /** Maximum cargo in one container. */
  limitKg: number;
  prices: Readonly<Record<string, number>>;
}

/** Data that only one service's price list shows. */
export interface OfferDetails {
  warehouseId?: string;
  cutAndSail?: string;
  minimumRevenueTons?: string;
  ratioKgPerCubicMetre?: number;
  flight?: string;
  weekdays?: string;
  aircraft?: 'PAX' | 'CAO';
  /** Flights of a timetable: departure HH:mm, transit days, and cut-offs in minutes from the start of the day. */
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
  /** Priced doors at the ports of loading and discharge. */
  pickup?: readonly DoorRate[];
  delivery?: readonly DoorRate[];
}
