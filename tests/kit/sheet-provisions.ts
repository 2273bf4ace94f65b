import { fireCategoriesOfRow, listedFlash } from '#domain/dangerous-goods/store-category.ts';
import { tankNeedOfRow } from '#domain/tank/need.ts';
import { roadAnswerOfRow, smallRoadLoad } from '#domain/truck/road-goods.ts';
import { unEntryOf } from './un-entries.ts';

/** The rows of a number as its sheet shows them. */
export function sheetProvisions(unNo: string) {
  const entry = unEntryOf(unNo);
  return entry.rows.map((row) => ({
    ...row,
    road: roadAnswerOfRow(row, entry),
    smallRoadLoad: smallRoadLoad(row),
    fireCategories: fireCategoriesOfRow(row, listedFlash(entry)),
    tankNeed: tankNeedOfRow(row),
  }));
}
