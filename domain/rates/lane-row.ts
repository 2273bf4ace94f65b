import type { FeeBasis } from '../reference/fee-bases.ts';
import type { RowError } from './cell.ts';
import type { FeeChoice, RateLists } from './choices.ts';
import type { RateRow } from './columns.ts';

/** How a service prices its freight. */
export interface FreightTerms {
  fee: string;
  /** Column that distinguishes freight rows: container type or weight break; null for a single price. */
  unit: 'box' | 'break' | null;
  basisOf: (row: RateRow) => FeeBasis;
  /** Tax in per cent: international freight is exempt, domestic taxed. */
  tax: '0' | '9';
  /** Required currency; null for any. */
  currency: 'CNY' | null;
  /** Columns required or allowed only in freight rows. */
  required: readonly string[];
  optional: readonly string[];
  /** Trucks at either end are rows too, per city and container type. */
  hasDoors: boolean;
}

/** Freight codes, each allowed only in its own service. */
const CARRIAGE: readonly string[] = ['OF', 'AF', 'RF', 'RDB', 'RDK', 'GDS', 'TLS', 'TLL', 'TLF'];
/** TRK is the truck to the origin, DDC the truck from the destination. */
export const DOORS = { pickup: 'TRK', delivery: 'DDC' } as const;
const DOOR_COLUMNS = ['city', 'kilometres'] as const;
const DOOR_TAX = '9';

type Require = (key: string, isExpected: boolean) => void;

function freightErrors(row: RateRow, { unit, basisOf, tax, currency, required }: FreightTerms, require: Require) {
  const errors: RowError[] = [];
  const isUnitKnown = unit === null || Boolean(row[unit]);
  if (row.basis !== undefined && isUnitKnown && row.basis !== basisOf(row))
    errors.push(['basis', 'BASIS_OF_ANOTHER_FEE']);
  // Freight is prepaid at one tax rate; its price stores no other terms.
  if (row.payTerm === 'COL') errors.push(['payTerm', 'UNWANTED']);
  if (row.tax !== undefined && row.tax !== tax) errors.push(['tax', tax === '0' ? 'UNWANTED' : 'TAX_OF_CARRIAGE']);
  if (currency !== null && row.currency !== undefined && row.currency !== currency)
    errors.push(['currency', 'OTHER_CURRENCY']);
  for (const key of unit === null ? required : [unit, ...required]) require(key, true);
  return errors;
}

/** Trucks are priced in yuan at the carriage tax, per container type and maximum load. */
function doorErrors(row: RateRow, require: Require) {
  const errors: RowError[] = [];
  for (const key of ['box', 'limitKg', ...DOOR_COLUMNS]) require(key, true);
  if (row.payTerm === 'COL') errors.push(['payTerm', 'UNWANTED']);
  if (row.tax !== undefined && row.tax !== DOOR_TAX) errors.push(['tax', 'TAX_OF_CARRIAGE']);
  if (row.currency !== undefined && row.currency !== 'CNY') errors.push(['currency', 'OTHER_CURRENCY']);
  return errors;
}

function otherErrors(row: RateRow, fee: FeeChoice, { unit, required, optional }: FreightTerms, require: Require) {
  const errors: RowError[] = [];
  if (CARRIAGE.includes(fee.code)) errors.push(['fee', 'FEE_OF_ANOTHER_SERVICE']);
  else if (row.basis !== undefined && !fee.bases.includes(row.basis)) errors.push(['basis', 'BASIS_OF_ANOTHER_FEE']);
  if (row.price?.startsWith('-')) errors.push(['price', 'NOT_A_PRICE']);
  if (unit === 'break' || (row.basis !== undefined && row.basis !== 'CONTAINER')) require(unit ?? 'box', false);
  for (const key of [...required, ...optional, ...DOOR_COLUMNS]) require(key, false);
  return errors;
}

/** Validates the cells of one row; unparsable cells are absent. */
export const laneRowChecker =
  (terms: FreightTerms) =>
  (row: RateRow, { fee: fees }: Pick<RateLists, 'fee'>): RowError[] => {
    const errors: RowError[] = [];
    const { origin, destination, from = '', to = from } = row;
    const fee = fees.find(({ code }) => code === row.fee);
    const require: Require = (key, isExpected) => {
      if (row[key] === undefined || (row[key] !== '') === isExpected) return;
      errors.push([key, isExpected ? 'MISSING' : 'UNWANTED']);
    };
    if (origin !== undefined && origin === destination) errors.push(['destination', 'SAME_LOCATION']);
    if (to < from) errors.push(['to', 'ENDS_BEFORE_START']);
    if (fee === undefined) return errors;
    const isFreight = fee.code === terms.fee;
    const isDoor = terms.hasDoors && Object.values(DOORS).some((code) => code === fee.code);
    require('price', !fee.atCost);
    if (isFreight) {
      errors.push(...freightErrors(row, terms, require));
      if (terms.hasDoors) for (const key of DOOR_COLUMNS) require(key, false);
    } else if (isDoor) errors.push(...doorErrors(row, require));
    else errors.push(...otherErrors(row, fee, terms, require));
    if (row.cargo !== undefined) require('classes', isFreight && row.cargo === 'Y');
    require('space', isFreight);
    return errors;
  };
