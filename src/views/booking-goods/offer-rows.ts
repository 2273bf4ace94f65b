import type { GoodsFacts } from '#domain/booking/services/goods/facts.ts';
import { goods } from '#src/ui/copy/goods.ts';
import type { FactRow } from '../booking/FactRows.tsx';

const words = goods.facts;

/** The goods that are bought, row by row; nothing while they are not known. */
export function offerRows({ bought }: GoodsFacts): FactRow[] {
  if (bought === null) return [];
  return [
    [words.name, [bought.nameCn, bought.unNo === null ? '' : `UN ${bought.unNo}`].filter(Boolean).join(' ')],
    [words.post, bought.postNo],
    [words.purity, bought.purity],
    [words.packing, bought.packing],
    [words.left, words.amount(bought.left, bought.unit)],
    [words.store, bought.store],
    ...(bought.batchNo === null ? [] : [[words.batch, bought.batchNo] as FactRow]),
  ];
}
