import { isContainerNumber } from '../identity/container-number.ts';
import { readQuantity } from '../quantity.ts';
import { readFields } from '../query-text.ts';
import { cleanCode } from '../text.ts';
import { DENSITY_LIMITS, FILLING_TEMPERATURE, type TankService, tankTypes } from './kinds.ts';

/** Tabs by tank service; the first is the list of lanes. */
export const tankTabs = { TRANSPORT: 'transport', RENTAL: 'rental', CLEANING: 'cleaning', STORAGE: 'storage' } as const;
/** The tank search is not a service and has no orders. */
export const FIND_TAB = 'find';
export type TankTab = (typeof tankTabs)[TankService] | typeof FIND_TAB;
export const allTankTabs: readonly TankTab[] = [...Object.values(tankTabs), FIND_TAB];

export const serviceOfTab = (tab: TankTab): TankService =>
  (Object.keys(tankTabs) as TankService[]).find((service) => tankTabs[service] === tab) ?? 'TRANSPORT';

/** Empty for the default tab. */
export function tabOfService(service: string): string {
  const tab = Object.entries(tankTabs).find(([code]) => code === service)?.[1] ?? tankTabs.TRANSPORT;
  return tab === tankTabs.TRANSPORT ? '' : tab;
}

/** Tank query parameters besides the search terms; empty when absent. */
export interface TankQuery {
  tab: TankTab;
  packingGroup: string;
  density15: string;
  density50: string;
  fillTemp: string;
  tankType: string;
  /** Tank number, possibly partial. */
  tankNo: string;
}

/** Query parameters of the filling calculator. */
export const FILL_FIELDS = ['pg', 'd15', 'd50', 'ft'] as const;
/** Query parameters of the tank search; the price is not called priceId, which would open an order. */
export const FIND_FIELDS = ['no', 'unNo', 'sailing', 'arrive'] as const;
export const TANK_FIELDS: readonly string[] = ['tab', 'type', 'tankNo', ...FILL_FIELDS];

const GROUPS = ['I', 'II', 'III'];
const oneOf = (codes: readonly string[], text: string | undefined) => codes.find((code) => code === text) ?? '';
const measure = (text: string | undefined, limits: Parameters<typeof readQuantity>[1]) => {
  const read = readQuantity(text ?? '', limits);
  return read.ok ? read.value : '';
};

/** Parses the tank query; invalid values are empty. Never throws. */
export function parseTankQuery(query: string): TankQuery {
  const fields = readFields(query);
  return {
    tab: allTankTabs.find((tab) => tab === fields.get('tab')) ?? tankTabs.TRANSPORT,
    packingGroup: oneOf(GROUPS, fields.get('pg')),
    density15: measure(fields.get('d15'), DENSITY_LIMITS),
    density50: measure(fields.get('d50'), DENSITY_LIMITS),
    fillTemp: measure(fields.get('ft'), FILLING_TEMPERATURE),
    tankType: oneOf(tankTypes, fields.get('type')),
    tankNo: isContainerNumber(fields.get('tankNo') ?? '') ? cleanCode(fields.get('tankNo') ?? '') : '',
  };
}
