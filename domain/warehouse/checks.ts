import { apartErrors, lineCountErrors, pollutantErrors } from '../booking/stowed-goods.ts';
import type { ErrorCode } from '../form/error-codes.ts';
import type { FormError } from '../form/field.ts';
import type { WarehouseContext } from './context.ts';
import type { FitReason } from './fit.ts';
import type { WarehouseForm } from './form.ts';
import { warehouseWorks } from './kinds.ts';
import { reasonsOf } from './stay.ts';
import { WORK_FIELDS } from './works.ts';

type WarehouseCheck = (form: WarehouseForm, context: WarehouseContext) => readonly FormError[];

const known: WarehouseCheck = ({ warehouseId }, { warehouse }) =>
  warehouseId === '' || warehouse === null ? [{ path: 'warehouseId', step: 'cargo', code: 'STORE_MISSING' }] : [];

const LINE_CODES: Readonly<Partial<Record<FitReason['kind'], ErrorCode>>> = {
  CLASS: 'STORE_CLASS',
  POISON: 'STORE_POISON',
  CATEGORY: 'STORE_CATEGORY',
  CATEGORY_ASKED: 'STORE_ASKED',
  UNKNOWN: 'STORE_ASKED',
};
const WARNED: readonly ErrorCode[] = ['STORE_ASKED', 'STORE_LICENCE_ENDS'];
const levelOf = (code: ErrorCode) => (WARNED.includes(code) ? ('WARN' as const) : ('BLOCK' as const));

const valuesOf = (reason: FitReason): Readonly<Record<string, string>> => {
  if (reason.kind === 'CLASS') return { dgClass: reason.dangerousClass };
  if ('categories' in reason) return { categories: reason.categories.join('、') };
  if ('expires' in reason) return { name: reason.name, day: reason.expires };
  return {};
};

/** Goods the warehouse refuses, and goods that need an enquiry. */
const takes: WarehouseCheck = (form, { warehouse }) => {
  if (warehouse === null) return [];
  const { lines, licences } = reasonsOf(form, warehouse);
  return [
    ...lines.map(({ line, reason }): FormError => {
      const code = LINE_CODES[reason.kind] ?? 'STORE_ASKED';
      const path = `cargo.${line}.dg.${reason.kind === 'UNKNOWN' ? 'unNo' : 'dgClass'}`;
      return { path, step: 'cargo', code, values: valuesOf(reason), level: levelOf(code) };
    }),
    ...licences.map((reason): FormError => {
      const code = reason.kind === 'LICENCE' ? 'STORE_LICENCE' : 'STORE_LICENCE_ENDS';
      return { path: 'startDate', step: 'stay', code, values: valuesOf(reason), level: levelOf(code) };
    }),
  ];
};

/** Ordered services must be offered by the warehouse. */
const works: WarehouseCheck = (form, { warehouse }) =>
  warehouse === null
    ? []
    : warehouseWorks
        .filter((work) => form[WORK_FIELDS[work]] && !warehouse.works.includes(work))
        .map((work) => ({ path: WORK_FIELDS[work], step: 'stay', code: 'STORE_WORK' as const }));

/** All lines share one room. */
const segregation: WarehouseCheck = (form) =>
  apartErrors(form).map((error) => ({
    ...error,
    code: error.level === 'WARN' ? ('ROOM_WARN' as const) : ('ROOM' as const),
  }));

export const warehouseChecks: readonly WarehouseCheck[] = [
  known,
  lineCountErrors,
  pollutantErrors,
  takes,
  works,
  segregation,
];
