import type { JudgedGoods } from '#domain/dangerous-goods/possible-goods.ts';
import type { Reader } from '../market/fee-rates.ts';
import { readUnEntries } from '../un-list/read-entries.ts';

interface QuotedGoods {
  unNo: string;
  dgClass: string;
  subRisk1: string;
  subRisk2: string;
  /** Empty, or absent, while nobody has said: any group of the list. */
  packingGroup?: string;
}

/** The goods of a quote, with the rows of the list that they may be. */
export async function readJudgedGoods(db: Reader, goods: readonly QuotedGoods[]): Promise<JudgedGoods[]> {
  const entries = await readUnEntries(
    db,
    goods.map(({ unNo }) => unNo),
  );
  return goods.map(({ unNo, dgClass, subRisk1, subRisk2, packingGroup = '' }) => {
    const entry = entries.get(unNo);
    return {
      unNo,
      mainClass: dgClass,
      subsidiaryClasses: [subRisk1, subRisk2].filter((one) => one !== ''),
      packingGroups: packingGroup === '' ? (entry?.packingGroups ?? []) : [packingGroup],
      rows: entry?.rows ?? [],
      isDeclared: true,
    };
  });
}
