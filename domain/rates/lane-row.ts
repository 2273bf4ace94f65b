import type { RowError } from './cell.ts';
import type { RateLists } from './choices.ts';
import type { RateRow } from './columns.ts';

/** How carriage itself is priced in the price list of a service. */
export interface FreightTerms {
  fee: string;
  /** What its lines name that other lines need not: a type of box. */
  unit: 'box';
  /** Columns that only its lines fill in where they are dangerous goods, always, or may. */
  limits: readonly string[];
}

/** What the cells of one line must be to each other; cells that could not be read are absent. */
export const laneRowChecker =
  ({ fee: freightFee, unit, limits }: FreightTerms) =>
  (row: RateRow, { fee: fees }: Pick<RateLists, 'fee'>): RowError[] => {
    const errors: RowError[] = [];
    const { origin, destination, from, to } = row;
    const fee = fees.find(({ code }) => code === row.fee);
    const isFreight = row.fee === freightFee;
    const require = (key: string, isWanted: boolean) => {
      if (row[key] === undefined || (row[key] !== '') === isWanted) return;
      errors.push([key, isWanted ? 'MISSING' : 'UNWANTED']);
    };
    const isKnownFee = fee !== undefined;
    if (origin !== undefined && origin === destination) errors.push(['destination', 'SAME_LOCATION']);
    if (from !== undefined && to !== undefined && to < from) errors.push(['to', 'ENDS_BEFORE_START']);
    if (isKnownFee && row.basis !== undefined && !fee.bases.includes(row.basis))
      errors.push(['basis', 'BASIS_OF_ANOTHER_FEE']);
    if (isKnownFee) require('price', !fee.atCost);
    // Freight is prepaid and exempt: a price of it has no room for anything else.
    if (isFreight && row.payTerm === 'COL') errors.push(['payTerm', 'UNWANTED']);
    if (isFreight && row.tax !== undefined && row.tax !== '0') errors.push(['tax', 'UNWANTED']);
    if (isFreight) require(unit, true);
    else if (row.basis !== undefined && row.basis !== 'CONTAINER') require(unit, false);
    if (isKnownFee && row.cargo !== undefined) require('classes', isFreight && row.cargo === 'Y');
    if (isKnownFee) require('space', isFreight);
    if (isKnownFee && !isFreight) for (const key of limits) require(key, false);
    return errors;
  };
