import { UN_LIST_COLUMNS } from '#domain/dangerous-goods/un-list/read.ts';
import type { RateRow } from '#domain/rates/columns.ts';

/** A file of the list of dangerous goods, as the product's own is written. */
export const tsvOf = (rows: readonly RateRow[]) =>
  Buffer.from(
    [UN_LIST_COLUMNS, ...rows.map((row) => UN_LIST_COLUMNS.map((column) => row[column] ?? ''))]
      .map((cells) => cells.join('\t'))
      .join('\n'),
  );
