import { possibleGoods } from '#domain/dangerous-goods/possible-goods.ts';
import { type LclAnswer, lclAnswer, lclAnswerOfRow } from '#domain/dangerous-goods/refusals.ts';
import { readUnEntry } from '../../un-list/read-entries.ts';
import type { Reader } from '../fee-rates.ts';
import type { Goods } from '../judge-offer.ts';

export type LclGoods = Goods & { nameCn: string; packingGroups: readonly string[] };

interface RequestedGoods {
  isDanger: 'N' | 'Y';
  unNo?: string | undefined;
  dgClass?: string | undefined;
  packingGroup?: string | undefined;
}

/** Null for general cargo and for dangerous goods that are not identified. */
export async function readLclGoods(
  db: Reader,
  { isDanger, unNo, dgClass, packingGroup }: RequestedGoods,
): Promise<LclGoods | null> {
  if (isDanger === 'N') return null;
  const entry = await readUnEntry(db, unNo);
  const given = packingGroup === undefined ? undefined : [packingGroup];
  if (entry !== null) {
    const { mainClass, subsidiaryClasses, packingGroups, nameCn, nameEn, rows } = entry;
    const named = { unNo: entry.unNo, nameCn, nameEn, mainClass, subsidiaryClasses, rows };
    return { ...named, packingGroups: given ?? packingGroups };
  }
  if (dgClass === undefined) return null;
  return { unNo: unNo ?? '', nameCn: '', mainClass: dgClass, subsidiaryClasses: [], packingGroups: given ?? [] };
}

/** Checks acceptance for each candidate row, or by class when the number has none. */
function answersOf(goods: Omit<LclGoods, 'nameCn'>): LclAnswer[] {
  const { packingGroups } = goods;
  const rows = possibleGoods(goods).flatMap(({ row }) => row ?? []);
  if (rows.length > 0) return rows.map((row) => lclAnswerOfRow(row, goods));
  return (packingGroups.length === 0 ? [null] : packingGroups).map((packingGroup) =>
    lclAnswer({ ...goods, packingGroup }),
  );
}

/** With an unknown packing group, all candidate groups must be accepted. */
export function acceptanceOf(goods: Omit<LclGoods, 'nameCn'>): LclAnswer {
  const answers = answersOf(goods);
  if (answers.includes('REFUSED')) return 'REFUSED';
  return answers.includes('ASK') ? 'ASK' : 'ACCEPTED';
}

/** Acceptance for price lists: the order names the packing group and is checked again. */
export function likelyAcceptanceOf(goods: Omit<LclGoods, 'nameCn'>): LclAnswer {
  const answers = answersOf(goods);
  if (answers.includes('ACCEPTED')) return 'ACCEPTED';
  return answers.includes('ASK') ? 'ASK' : 'REFUSED';
}
