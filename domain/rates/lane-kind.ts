import type { SheetKind } from '../imports/sheet-kind.ts';
import { lineKey, type RateColumn } from './columns.ts';
import { findOverlaps } from './compare.ts';
import { findLoneMinimums, findOtherTerms } from './freight-lines.ts';
import { type FreightTerms, laneRowChecker } from './lane-row.ts';

/** Price list of a service sold by lanes: a carrier's fees between two locations. */
export interface LaneKind extends SheetKind {
  freight: FreightTerms;
}

export const laneKind = (freight: FreightTerms, columns: readonly RateColumn[]): LaneKind => ({
  sheet: '运价',
  columns,
  freight,
  checkRow: laneRowChecker(freight),
  checkRows: (rows, all) => [
    ...findOverlaps(rows, all),
    ...findOtherTerms(rows, all, freight),
    ...findLoneMinimums(rows, all, freight),
  ],
  keyOf: lineKey,
});
