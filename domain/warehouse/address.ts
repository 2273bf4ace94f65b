import type { RequestedGoods } from '../booking/stored-goods.ts';
import { readUnNumber } from '../dangerous-goods/numbers.ts';
import { readQuantity, TEMPERATURE_LIMITS } from '../quantity.ts';
import { readFields, readFieldsNamed } from '../query-text.ts';
import { type DangerousClass, dgClasses } from '../reference/dangerous-classes.ts';
import {
  PALLETS_AT_MOST,
  STORED_DAYS,
  type StorageMode,
  storageModes,
  type WarehouseKind,
  type WarehouseWork,
  warehouseKinds,
  warehouseWorks,
} from './kinds.ts';

export interface WarehouseTerms {
  kind: WarehouseKind | null;
  dgClass: DangerousClass | null;
  /** Required free square metres. */
  area: number | null;
  km: number | null;
  works: WarehouseWork[];
  mode: StorageMode;
  pallets: number | null;
  days: number | null;
  /** Id of the warehouse open over the list; empty for none. */
  store: string;
}

const GROUPS = ['I', 'II', 'III'] as const;
export const MOST_GOODS = 6;

const wholeNumber = (text: string | undefined, most: number): number | null =>
  text !== undefined && /^[1-9]\d{0,6}$/.test(text) && Number(text) <= most ? Number(text) : null;

/** Parses the warehouse query; invalid values fall back to defaults. Never throws. */
export function readWarehouseTerms(query: string): WarehouseTerms {
  const fields = readFields(query);
  const works = readFieldsNamed(query, 'work');
  const store = fields.get('store') ?? '';
  return {
    kind: warehouseKinds.find((kind) => kind === fields.get('kind')) ?? null,
    dgClass: dgClasses.find(({ code }) => code === fields.get('class'))?.code ?? null,
    area: wholeNumber(fields.get('area'), 1_000_000),
    km: wholeNumber(fields.get('km'), 10_000),
    works: warehouseWorks.filter((work) => works.includes(work)),
    mode: storageModes.find((mode) => mode === fields.get('mode')) ?? 'TON',
    pallets: wholeNumber(fields.get('pallets'), PALLETS_AT_MOST),
    days: wholeNumber(fields.get('days'), STORED_DAYS.max),
    store: /^[A-Za-z0-9_-]{1,64}$/.test(store) ? store : '',
  };
}

export interface TypedGoods {
  /** Starts at 1. */
  id: number;
  unNo: string;
  packingGroup: string;
  flashPoint: string;
}

/** Typed goods rows, the search card's number first; one empty row when there are none. */
export function typedGoods(query: string, cardNumber: string): TypedGoods[] {
  const named = (name: string) => readFieldsNamed(query, name).map((text) => text.trim().slice(0, 10));
  const [numbers, groups, flashes] = [named('un'), named('pg'), named('fp')];
  const filled = Math.max(0, ...numbers.map((number, index) => (number === '' ? 0 : index + 1)));
  const rows = Math.min(MOST_GOODS, Math.max(1, filled));
  return Array.from({ length: rows }, (_, index) => ({
    id: index + 1,
    unNo: index === 0 && cardNumber !== '' ? cardNumber : (numbers[index] ?? ''),
    packingGroup: GROUPS.find((group) => group === groups[index]) ?? '',
    flashPoint: flashes[index] ?? '',
  }));
}

/** True when number or flash point is invalid. */
export function isWrong({ unNo, packingGroup, flashPoint }: TypedGoods): boolean {
  if (unNo === '') return packingGroup !== '' || flashPoint !== '';
  return readUnNumber(unNo) === null || (flashPoint !== '' && !readQuantity(flashPoint, TEMPERATURE_LIMITS).ok);
}

/** Goods of complete rows, without repeated number, group and flash point. */
export function goodsOfRows(rows: readonly TypedGoods[]): RequestedGoods[] {
  const found = rows
    .filter((row) => row.unNo !== '' && !isWrong(row))
    .map(({ unNo, packingGroup, flashPoint }): RequestedGoods => {
      const flash = readQuantity(flashPoint, TEMPERATURE_LIMITS);
      return {
        unNo: readUnNumber(unNo) ?? '',
        ...(packingGroup === '' ? {} : { packingGroup }),
        ...(flash.ok ? { flashPoint: flash.value } : {}),
      };
    });
  return [...new Map(found.map((one) => [JSON.stringify(one), one])).values()];
}
