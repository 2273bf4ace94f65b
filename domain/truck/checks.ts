import { hasDangerous } from '../booking/goods-line.ts';
import { apartErrors, kindErrors, lineCountErrors, pollutantErrors } from '../booking/stowed-goods.ts';
import { grossOf, numberOf, volumeOf } from '../booking/totals.ts';
import { compare, type Decimal, multiply } from '../decimal.ts';
import type { FormError } from '../form/field.ts';
import { VEHICLES_OF_A_FORM } from '../limits.ts';
import { limitOf, vehicleOf } from '../road/vehicles.ts';
import type { TruckContext } from './context.ts';
import type { TruckForm } from './form.ts';

type TruckCheck = (form: TruckForm, context: TruckContext) => readonly FormError[];

/** A road order needs a quoted price, or must copy an order that had one. */
const origin: TruckCheck = ({ enquiryNo, copiedFrom }, { deal }) => {
  const code = enquiryNo !== '' ? 'ROAD_OPTION' : 'ROAD_ORIGIN';
  const isKnown = enquiryNo !== '' ? deal !== null : copiedFrom !== '';
  return isKnown ? [] : [{ path: 'optionId', step: 'cargo', code }];
};

export const countOf = ({ vehicleCount }: Pick<TruckForm, 'vehicleCount'>): number =>
  /^[1-9]\d?$/.test(vehicleCount) && Number(vehicleCount) <= VEHICLES_OF_A_FORM ? Number(vehicleCount) : 0;

/** The load must not exceed the vehicles' capacity or the quoted load; reported on the last line. */
const loads: TruckCheck = (form, { deal }) => {
  const vehicle = vehicleOf(form.vehicle);
  const count = countOf(form);
  const at = `cargo.${form.cargo.length - 1}`;
  const [gross, volume] = [grossOf(form.cargo), volumeOf(form.cargo)];
  const isOver = (load: Decimal, most: Decimal | number | null) => most !== null && compare(load, most) > 0;
  const each = vehicle === null ? null : limitOf(vehicle, hasDangerous(form));
  const error = (field: string, code: FormError['code'], limit: string): FormError => ({
    ...{ path: `${at}.${field}`, step: 'cargo', code, values: { limit, count: String(count) } },
  });
  if (each !== null && count > 0 && isOver(gross, each * count))
    return [error('grossWeight', 'ROAD_WEIGHT', String(each))];
  if (deal !== null && isOver(gross, numberOf(deal.weight))) return [error('grossWeight', 'ROAD_LOAD', deal.weight)];
  const room = vehicle?.capacity ?? null;
  if (room !== null && count > 0 && isOver(volume, multiply(room, count)))
    return [error('volume', 'ROAD_ROOM', String(room))];
  return deal !== null && isOver(volume, numberOf(deal.volume)) ? [error('volume', 'ROAD_VOLUME', deal.volume)] : [];
};

/** Dangerous goods vehicles and crews are named in the order; others may follow. */
const named: TruckCheck = (form) => {
  const [count, given] = [countOf(form), form.trucks.length];
  const error = (code: FormError['code']): FormError[] => [
    { path: 'trucks', step: 'trucks', code, values: { count: String(count), given: String(given) } },
  ];
  if (count > 0 && given > count) return error('TRUCKS_MANY');
  return hasDangerous(form) && given < Math.max(1, count) ? error('TRUCKS_MISSING') : [];
};

export const truckChecks: readonly TruckCheck[] = [
  origin,
  lineCountErrors,
  (form, { deal }) => kindErrors(form, deal),
  pollutantErrors,
  loads,
  apartErrors,
  named,
];
