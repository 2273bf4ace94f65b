import { numberOf } from '../booking/totals.ts';
import { compare } from '../decimal.ts';
import type { Rule } from '../form/field.ts';
import { tomorrow } from '../schedule/tomorrow.ts';
import type { WarehouseContext } from './context.ts';
import type { StoredLine, WarehouseForm } from './form.ts';
import { storageModes } from './kinds.ts';

export const startInTime: Rule<unknown, unknown, WarehouseContext> = ({ value, context: { now } }) => {
  const day = tomorrow(now);
  return String(value) < day ? { code: 'STORE_START', values: { day } } : null;
};

/** Storage modes the warehouse sells; all while it is unknown. */
export const modesSold = ({ warehouse }: WarehouseContext): readonly string[] => warehouse?.modes ?? storageModes;

export const warmEnough: Rule<unknown, WarehouseForm, unknown> = ({ scope: { tempFrom, tempTo } }) => {
  const [from, to] = [numberOf(tempFrom), numberOf(tempTo)];
  return from !== null && to !== null && compare(to, from) < 0 ? { code: 'TEMPERATURE_RANGE' } : null;
};

export const usableAfterMaking: Rule<unknown, StoredLine, unknown> = ({ scope: { madeOn, usableUntil } }) =>
  madeOn !== '' && usableUntil < madeOn ? { code: 'USABLE_BEFORE_MADE' } : null;
