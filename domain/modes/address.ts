import { readUnNumber } from '../dangerous-goods/numbers.ts';
import { compare } from '../decimal.ts';
import { type QuantityLimits, readQuantity, TEMPERATURE_LIMITS, VOLUME_LIMITS } from '../quantity.ts';
import { addressOf, readFields } from '../query-text.ts';
import { DENSITY_LIMITS, FILLING_TEMPERATURE } from '../tank/kinds.ts';
import { cleanText } from '../text.ts';
import type { GoodsState } from './kinds.ts';

/** Kilograms of the compared shipment. */
export const MODE_MASS: QuantityLimits = { decimals: 3, min: 1, max: 300_000 };

export interface ModesTyped {
  unNo: string;
  packingGroup: '' | 'I' | 'II' | 'III';
  state: GoodsState;
  flashPoint: string;
  mass: string;
  density15: string;
  density50: string;
  fillTemp: string;
  volume: string;
  orgPortCode: string;
  dstPortCode: string;
  airLane: string;
  railLane: string;
}

/** Query parameter names, shared with the linked pages. */
export const MODE_NAMES = {
  unNo: 'unNo',
  packingGroup: 'pg',
  state: 'state',
  flashPoint: 'fp',
  mass: 'mass',
  density15: 'd15',
  density50: 'd50',
  fillTemp: 'ft',
  volume: 'volume',
  orgPortCode: 'orgPortCode',
  dstPortCode: 'dstPortCode',
  airLane: 'air',
  railLane: 'rail',
} as const satisfies Record<keyof ModesTyped, string>;

const PATH = '/dgdesk';
const TOOL = 'modes';
const FIELD_LETTERS = 12;
const CODE = /^[A-Z0-9][A-Z0-9-]{1,9}$/;
const LANE = /^[A-Z0-9-]{2,10}_[A-Z0-9-]{2,10}$/;
const GROUPS = ['I', 'II', 'III'] as const;

export const asksForModes = (query: string): boolean => readFields(query).get('tool') === TOOL;

export const modesAddress = (known: Partial<Record<keyof ModesTyped, string>> = {}): string =>
  addressOf(PATH, {
    tool: TOOL,
    ...Object.fromEntries(
      (Object.keys(MODE_NAMES) as (keyof ModesTyped)[]).map((name) => [MODE_NAMES[name], known[name] ?? '']),
    ),
  });

/** Reads the query, truncated to the field length. Never throws. */
export function readModesTyped(query: string): ModesTyped {
  const fields = readFields(query);
  const typed = (name: keyof ModesTyped) => cleanText(fields.get(MODE_NAMES[name]) ?? '').slice(0, FIELD_LETTERS);
  const shaped = (name: keyof ModesTyped, shape: RegExp) => {
    const text = cleanText(fields.get(MODE_NAMES[name]) ?? '').slice(0, 21);
    return shape.test(text) ? text : '';
  };
  return {
    unNo: typed('unNo'),
    packingGroup: GROUPS.find((group) => group === fields.get(MODE_NAMES.packingGroup)) ?? '',
    state: fields.get(MODE_NAMES.state) === 'SOLID' ? 'SOLID' : 'LIQUID',
    flashPoint: typed('flashPoint'),
    mass: typed('mass'),
    density15: typed('density15'),
    density50: typed('density50'),
    fillTemp: typed('fillTemp'),
    volume: typed('volume'),
    orgPortCode: shaped('orgPortCode', CODE),
    dstPortCode: shaped('dstPortCode', CODE),
    airLane: shaped('airLane', LANE),
    railLane: shaped('railLane', LANE),
  };
}

const LIMITS = {
  mass: MODE_MASS,
  density15: DENSITY_LIMITS,
  density50: DENSITY_LIMITS,
  fillTemp: FILLING_TEMPERATURE,
  volume: VOLUME_LIMITS,
  flashPoint: TEMPERATURE_LIMITS,
} as const satisfies Partial<Record<keyof ModesTyped, QuantityLimits>>;

export type ModeAmount = keyof typeof LIMITS;
const AMOUNTS = Object.keys(LIMITS) as ModeAmount[];

const amountOf = (typed: ModesTyped, name: ModeAmount): string | null => {
  const read = readQuantity(typed[name], LIMITS[name]);
  return read.ok ? read.value : null;
};

export type ModeFieldError = ModeAmount | 'samePort' | 'unNo';

/** Errors of the typed values; density must decrease with temperature. */
export function modeErrors(typed: ModesTyped): ModeFieldError[] {
  const wrong: ModeFieldError[] = AMOUNTS.filter((name) => typed[name] !== '' && amountOf(typed, name) === null);
  const [cold, warm] = [amountOf(typed, 'density15'), amountOf(typed, 'density50')];
  if (cold !== null && warm !== null && compare(warm, cold) >= 0) wrong.push('density50');
  if (typed.unNo !== '' && readUnNumber(typed.unNo) === null) wrong.push('unNo');
  if (typed.orgPortCode !== '' && typed.orgPortCode === typed.dstPortCode) wrong.push('samePort');
  return wrong;
}

/** Valid values for the request; empty when any value is invalid. */
export function modesRequest(typed: ModesTyped): Readonly<Record<string, string>> {
  if (modeErrors(typed).length > 0) return {};
  const { orgPortCode, dstPortCode, airLane, railLane, packingGroup, state } = typed;
  const asked: Record<string, string | null> = {
    ...{ orgPortCode, dstPortCode, airLane, railLane, packingGroup, state },
    unNo: typed.unNo === '' ? '' : readUnNumber(typed.unNo),
    ...Object.fromEntries(AMOUNTS.map((name) => [name, amountOf(typed, name)])),
  };
  return Object.fromEntries(
    Object.entries(asked).filter((entry): entry is [string, string] => entry[1] !== null && entry[1] !== ''),
  );
}
