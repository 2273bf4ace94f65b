import type { JudgedGoods } from '#domain/dangerous-goods/possible-goods.ts';
import type { Reader } from '../market/fee-rates.ts';
import { readUnEntries } from '../un-list/read-entries.ts';

interface QuotedGoods {
  unNo: string;
  dgClass: string;
  subRisk1: string;
  subRisk2: string;
  /** Empty or absent while unknown: any group of the list. */
  packingGroup?: string;
}

/** Returns the goods of a quote with their candidate rows in the dangerous goods list. */
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
