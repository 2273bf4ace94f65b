import { storeAddress } from '../warehouse/store-address.ts';

/** Own station that stuffs containers. */
export interface StuffingStation {
  id: string;
  name: string;
  city: string;
  address: string;
  kinds: readonly string[];
  /** Classes in its licence. */
  dgClasses: readonly string[];
  openingHours: string;
  phone: string;
  portCode: string;
  portKilometres: number;
}

export interface CfsContext {
  now: number;
  stations: readonly StuffingStation[];
  carriers: readonly string[];
  ports: readonly string[];
  payTypes: readonly string[];
  currencies: readonly string[];
}

export const stationOf = (
  { warehouseId }: { warehouseId: string },
  { stations }: Pick<CfsContext, 'stations'>,
): StuffingStation | null => stations.find(({ id }) => id === warehouseId) ?? null;

/** Tank farms do not stuff containers. */
export const TANK_FARM = '罐区';
export const isStuffing = (kinds: readonly string[]): boolean => !kinds.includes(TANK_FARM);

interface Store extends Omit<StuffingStation, 'city' | 'portCode'> {
  city: { nameCn: string };
  district: string;
  port: { code: string };
}

/** Station of a warehouse, with city and district not repeated in the address. */
export function toStation({ city, district, address, port, ...store }: Store): StuffingStation {
  const { id, name, kinds, dgClasses, openingHours, phone, portKilometres } = store;
  return {
    ...{ id, name, kinds, dgClasses, openingHours, phone, portKilometres },
    ...{ city: city.nameCn, portCode: port.code },
    address: storeAddress({ city: city.nameCn, district, address }),
  };
}

/** Stations are at mainland Chinese ports; destinations are all others. */
export const isLoadingPort = (code: string): boolean => code.startsWith('CN');
