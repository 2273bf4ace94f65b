import type { Goods } from './segregation-types.ts';
import type { UnRow } from './un-list/row.ts';

/** Segregation data of goods that may be any of several rows; codes that differ count as in doubt. */
export function codesOfRows(rows: readonly UnRow[]): Partial<Pick<Goods, 'codes' | 'isArticle'>> {
  const [first, ...others] = rows;
  if (first === undefined) return {};
  const same = (row: UnRow) => row.segregationCodes?.join() === first.segregationCodes?.join();
  const { codes = null, isArticle = false } = goodsOfRow(first);
  return { codes: others.every(same) ? codes : null, isArticle };
}

export function goodsOfRow(row: UnRow): Goods {
  const { unNo, nameCn, nameEn, dangerousClass, subsidiaryClasses, packingGroup } = row;
  const isClassKnown = dangerousClass !== null && subsidiaryClasses !== null;
  const isGroupKnown = row.segregationGroups !== null;
  return {
    ...{ unNo, nameCn: nameCn ?? nameEn, packingGroup, limitedQuantity: false },
    classes: [...(dangerousClass === null ? [] : [dangerousClass]), ...(subsidiaryClasses ?? [])],
    groups: row.segregationGroups ?? [],
    codes: row.segregationCodes,
    doubts: [...(isClassKnown ? [] : ['CLASSES' as const]), ...(isGroupKnown ? [] : ['GROUPS' as const])],
    // IMDG 4.1.4.1: P110 to P118 are for explosive substances; P101 is undecided, so the name decides.
    isArticle: !(row.packing ?? []).some((one) => /^P11\d$/.test(one)) && !nameEn.startsWith('SUBSTANCES'),
  };
}
