import { readFileSync } from 'node:fs';
import { goodsOfRow } from '#domain/dangerous-goods/goods-of-row.ts';
import type { Goods } from '#domain/dangerous-goods/segregation.ts';
import { readUnList } from '#domain/dangerous-goods/un-list/read.ts';

/** The complete list of dangerous goods, a row for each packing group and variant. */
export const unRows = readUnList(readFileSync('server/reference/un/list.tsv', 'utf8'));

/** The goods of a number; of its packing group and variant where several rows differ. */
export function goodsOfNumber(unNo: string, packingGroup?: string | null, variant?: string): Goods {
  const row = unRows.find(
    (one) =>
      one.unNo === unNo &&
      (packingGroup === undefined || one.packingGroup === packingGroup) &&
      (variant === undefined || one.variant === variant),
  );
  if (row === undefined) throw new Error(`no row of ${unNo} ${packingGroup ?? ''} ${variant ?? ''}`);
  return goodsOfRow(row);
}
