import { isContainerNumber } from '../identity/container-number.ts';
import { readQuantity } from '../quantity.ts';
import { readFields } from '../query-text.ts';
import { cleanCode } from '../text.ts';
import { DENSITY_LIMITS, FILLING_TEMPERATURE, type TankService, tankTypes } from './kinds.ts';

/** A tab of the page is a service; the first one is the list of lanes. */
export const tankTabs = { TRANSPORT: 'transport', RENTAL: 'rental', CLEANING: 'cleaning', STORAGE: 'storage' } as const;
/** Looking a tank up is no service: nothing is ordered there. */
export const FIND_TAB = 'find';
export type TankTab = (typeof tankTabs)[TankService] | typeof FIND_TAB;
export const allTankTabs: readonly TankTab[] = [...Object.values(tankTabs), FIND_TAB];

export const serviceOfTab = (tab: TankTab): TankService =>
  (Object.keys(tankTabs) as TankService[]).find((service) => tankTabs[service] === tab) ?? 'TRANSPORT';

/** Empty for the tab that the page opens with. */
export function tabOfService(service: string): string {
  const tab = Object.entries(tankTabs).find(([code]) => code === service)?.[1] ?? tankTabs.TRANSPORT;
  return tab === tankTabs.TRANSPORT ? '' : tab;
}

/** What an address asks of the page besides the terms of a search; empty where it asks nothing. */
export interface TankAsked {
  tab: TankTab;
  packingGroup: string;
  density15: string;
  density50: string;
  fillTemp: string;
  /** Only lanes with tanks of this type. */
  tankType: string;
  /** The number of a single tank, as far as it is one. */
  tankNo: string;
}

/** What the page puts into its address. */
export const FILL_FIELDS = ['pg', 'd15', 'd50', 'ft'] as const;
/** What the look-up puts into its address; the price has a name of its own, for priceId opens an order. */
export const FIND_FIELDS = ['no', 'unNo', 'sailing', 'arrive'] as const;
export const TANK_FIELDS: readonly string[] = ['tab', 'type', 'tankNo', ...FILL_FIELDS];

const GROUPS = ['I', 'II', 'III'];
const oneOf = (codes: readonly string[], text: string | undefined) => codes.find((code) => code === text) ?? '';
const measure = (text: string | undefined, limits: Parameters<typeof readQuantity>[1]) => {
  const read = readQuantity(text ?? '', limits);
  return read.ok ? read.value : '';
};

/** Whatever an address says that makes sense. Never throws. */
export function readTankAsked(query: string): TankAsked {
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
