import { type StoredGoods, storedGoods } from '../booking/stored-goods.ts';
import { listedEntry } from '../booking/un-fill.ts';
import { readUnNumber } from '../dangerous-goods/numbers.ts';
import { compare, type decimalText } from '../decimal.ts';
import { readQuantity, TEMPERATURE_LIMITS } from '../quantity.ts';
import { dayAfter } from '../schedule/day.ts';
import type { WarehouseTerms } from './context.ts';
import { type FitReason, fitOf, type Stay } from './fit.ts';
import type { StoredLine, WarehouseForm } from './form.ts';
import { STORED_DAYS } from './kinds.ts';

/** Days within the allowed range; null otherwise. */
export function daysOf({ days }: Pick<WarehouseForm, 'days'>): number | null {
  const read = readQuantity(days, { decimals: 0, ...STORED_DAYS });
  return read.ok ? Number(read.value) : null;
}

/** From the first day to the day of removal; null when incomplete. */
export function stayOf({ startDate, days }: Pick<WarehouseForm, 'days' | 'startDate'>): Stay | null {
  const length = daysOf({ days });
  return /^\d{4}-\d{2}-\d{2}$/.test(startDate) && length !== null
    ? { from: startDate, to: dayAfter(startDate, length) }
    : null;
}

/** Goods as the warehouse judges them: declared classes and flash point take precedence over the list's. */
function judgedGoods({ dg }: StoredLine): StoredGoods {
  const flash = readQuantity(dg.flashPoint, TEMPERATURE_LIMITS);
  const asked = {
    unNo: readUnNumber(dg.unNo) ?? '',
    ...(dg.packingGroup === '' ? {} : { packingGroup: dg.packingGroup }),
    ...(flash.ok ? { flashPoint: flash.value } : {}),
  };
  const known = storedGoods(asked, listedEntry(dg));
  const classes = [dg.dgClass, dg.subRisk1, dg.subRisk2].filter((one) => one !== '');
  // The form declares classes even for unlisted numbers.
  return { ...known, classes, isKnown: true };
}

export interface LineReason {
  line: number;
  reason: FitReason;
}

/** Why the warehouse refuses a line or needs an enquiry; licence reasons belong to no line. */
export function reasonsOf(
  form: WarehouseForm,
  warehouse: WarehouseTerms,
): { lines: LineReason[]; licences: FitReason[] } {
  const stay = stayOf(form) ?? { from: form.startDate, to: form.startDate };
  const lines = form.cargo.flatMap((line, index) => {
    if (!line.isDanger || line.dg.dgClass === '') return [];
    const unlicensed = { ...warehouse, qualifications: [] };
    const { reasons } = fitOf(unlicensed, [judgedGoods(line)], stay);
    const unlisted = listedEntry(line.dg) === null ? [{ kind: 'UNKNOWN' as const, goods: 0 }] : [];
    return [...reasons, ...unlisted].map((reason) => ({ line: index, reason }));
  });
  const licences = /^\d{4}-/.test(form.startDate) ? fitOf(warehouse, [], stay).reasons : [];
  return { lines, licences };
}

const countOf = (typed: string): number => (/^[1-9]\d{0,4}$/.test(typed) ? Number(typed) : 0);

export const palletsOf = ({ cargo }: Pick<WarehouseForm, 'cargo'>): number =>
  cargo.reduce((sum, { pallets }) => sum + countOf(pallets), 0);

export const isPositive = (amount: Parameters<typeof decimalText>[0]): boolean => compare(amount, 0) > 0;
