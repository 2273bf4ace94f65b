import { storeAddress } from '../../../warehouse/address.ts';

/** A station of ours where boxes are stuffed. */
export interface StuffingStation {
  id: string;
  name: string;
  city: string;
  address: string;
  kinds: readonly string[];
  /** Classes it is licensed for. */
  dgClasses: readonly string[];
  openingHours: string;
  phone: string;
  portCode: string;
  portKilometres: number;
}

export interface CfsContext {
  now: number;
  stations: readonly StuffingStation[];
  /** Codes of the shipping lines and the ports there are. */
  carriers: readonly string[];
  ports: readonly string[];
  payTypes: readonly string[];
  currencies: readonly string[];
}

export const stationOf = (
  { warehouseId }: { warehouseId: string },
  { stations }: Pick<CfsContext, 'stations'>,
): StuffingStation | null => stations.find(({ id }) => id === warehouseId) ?? null;

/** A farm of tanks stuffs no boxes. */
export const TANK_FARM = '罐区';
export const isStuffing = (kinds: readonly string[]): boolean => !kinds.includes(TANK_FARM);

interface Store extends Omit<StuffingStation, 'city' | 'portCode'> {
  city: { nameCn: string };
  district: string;
  port: { code: string };
}

/** A warehouse as the order names it: with the city and the district in its address, each once. */
export function toStation({ city, district, address, port, ...store }: Store): StuffingStation {
  const { id, name, kinds, dgClasses, openingHours, phone, portKilometres } = store;
  return {
    ...{ id, name, kinds, dgClasses, openingHours, phone, portKilometres },
    ...{ city: city.nameCn, portCode: port.code },
    address: storeAddress({ city: city.nameCn, district, address }),
  };
}

/** Ports of mainland China are those where the stations are; goods go from them to any other. */
export const isLoadingPort = (code: string): boolean => code.startsWith('CN');
