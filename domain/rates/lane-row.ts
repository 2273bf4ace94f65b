import type { FeeBasis } from '../reference/fee-bases.ts';
import type { RowError } from './cell.ts';
import type { FeeChoice, RateLists } from './choices.ts';
import type { RateRow } from './columns.ts';

/** How carriage itself is priced in the price list of a service. */
export interface FreightTerms {
  fee: string;
  /** The column of what each of its lines is for: a type of box, a weight break; null where it has one price. */
  unit: 'box' | 'break' | null;
  basisOf: (row: RateRow) => FeeBasis;
  /** Per cent: exempt between countries, taxed within one. */
  tax: '0' | '9';
  /** The one currency that the service is sold in; null for any. */
  currency: 'CNY' | null;
  /** Columns that its lines must fill in, and those that they may; no other line does. */
  required: readonly string[];
  optional: readonly string[];
  /** Trucks at either end are lines too, one for each city and type of box. */
  hasDoors: boolean;
}

/** Carriage of one service is no line of another. */
const CARRIAGE: readonly string[] = ['OF', 'AF', 'RF', 'RDB', 'RDK', 'GDS', 'TLS', 'TLL', 'TLF'];
/** A truck to the port or station of loading, and one from that of discharge. */
export const DOORS = { pickup: 'TRK', delivery: 'DDC' } as const;
const DOOR_COLUMNS = ['city', 'kilometres'] as const;
const DOOR_TAX = '9';

type Require = (key: string, isWanted: boolean) => void;

function freightErrors(row: RateRow, { unit, basisOf, tax, currency, required }: FreightTerms, require: Require) {
  const errors: RowError[] = [];
  const isUnitKnown = unit === null || Boolean(row[unit]);
  if (row.basis !== undefined && isUnitKnown && row.basis !== basisOf(row))
    errors.push(['basis', 'BASIS_OF_ANOTHER_FEE']);
  // Freight is prepaid at one rate of tax: a price of it has no room for anything else.
  if (row.payTerm === 'COL') errors.push(['payTerm', 'UNWANTED']);
  if (row.tax !== undefined && row.tax !== tax) errors.push(['tax', tax === '0' ? 'UNWANTED' : 'TAX_OF_CARRIAGE']);
  if (currency !== null && row.currency !== undefined && row.currency !== currency)
    errors.push(['currency', 'OTHER_CURRENCY']);
  for (const key of unit === null ? required : [unit, ...required]) require(key, true);
  return errors;
}

/** A truck is priced in yuan, taxed as carriage, for a type of box and what it may hold. */
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

/** What the cells of one line must be to each other; cells that could not be read are absent. */
export const laneRowChecker =
  (terms: FreightTerms) =>
  (row: RateRow, { fee: fees }: Pick<RateLists, 'fee'>): RowError[] => {
    const errors: RowError[] = [];
    const { origin, destination, from = '', to = from } = row;
    const fee = fees.find(({ code }) => code === row.fee);
    const require: Require = (key, isWanted) => {
      if (row[key] === undefined || (row[key] !== '') === isWanted) return;
      errors.push([key, isWanted ? 'MISSING' : 'UNWANTED']);
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
