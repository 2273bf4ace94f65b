import type { Goods } from './segregation-types.ts';
import type { UnRow } from './un-list/row.ts';

/** What the rule of segregation reads of goods that may be any of some rows: codes that differ are in doubt. */
export function codesOfRows(rows: readonly UnRow[]): Partial<Pick<Goods, 'codes' | 'isArticle'>> {
  const [first, ...others] = rows;
  if (first === undefined) return {};
  const same = (row: UnRow) => row.segregationCodes?.join() === first.segregationCodes?.join();
  const { codes = null, isArticle = false } = goodsOfRow(first);
  return { codes: others.every(same) ? codes : null, isArticle };
}

/** A row of the list as the rule of segregation reads it. */
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
    // IMDG 4.1.4.1: P110 to P118 are of explosive substances; P101 says nothing, the name does.
    isArticle: !(row.packing ?? []).some((one) => /^P11\d$/.test(one)) && !nameEn.startsWith('SUBSTANCES'),
  };
}
