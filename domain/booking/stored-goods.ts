import { fireCategory } from '../dangerous-goods/packing-group.ts';
import type { Goods } from '../dangerous-goods/segregation.ts';
import { type FireCategory, fireCategoriesOf } from '../dangerous-goods/store-category.ts';
import { segregationGroups } from '../reference/segregation-groups.ts';
import { unRowOf } from './un-fill.ts';

/** One kind of goods as it is asked for. */
export interface AskedGoods {
  unNo: string;
  packingGroup?: string | undefined;
  /** Closed cup, ℃, as the shipper's sheet says it. */
  flashPoint?: string | undefined;
}

/** Goods with what a warehouse needs to know of them. */
export interface StoredGoods extends Goods {
  /** The number is in the table. */
  isKnown: boolean;
  /** Closed cup, ℃: as typed, else as the table has it; null where neither says. */
  flashPoint: string | null;
  /** Every fire category they may be of; none where the flash point does not decide. */
  categories: readonly FireCategory[];
  isPoison: boolean;
}

const HIGHLY_TOXIC = 'T';

/** The sheet of the shipper decides before the table does. */
function categoriesOf(asked: AskedGoods, row: ReturnType<typeof unRowOf>, packingGroup: string | null): FireCategory[] {
  if (asked.flashPoint !== undefined) return [fireCategory(asked.flashPoint)];
  if (row === null) return [];
  // Without a packing group every one of the entry may be meant.
  const groups = packingGroup === null ? row.packingGroups : [packingGroup];
  const all = new Set(groups.flatMap((group) => fireCategoriesOf(row, group)));
  return (['甲', '乙', '丙'] as const).filter((category) => all.has(category));
}

function groupOf(typed: string | undefined, row: ReturnType<typeof unRowOf>): string | null {
  if (row === null) return typed ?? null;
  const groups: readonly string[] = row.packingGroups;
  if (typed !== undefined && groups.includes(typed)) return typed;
  return groups.length === 1 ? (groups[0] ?? null) : null;
}

/** What the table knows of the goods of a number, and what the shipper says of them. */
export function storedGoods(asked: AskedGoods): StoredGoods {
  const row = unRowOf(asked.unNo);
  const packingGroup = groupOf(asked.packingGroup, row);
  return {
    unNo: asked.unNo,
    nameCn: row?.nameCn ?? '',
    classes: row === null ? [] : [row.mainClass, ...row.subsidiaryClasses],
    packingGroup,
    limitedQuantity: false,
    groups: segregationGroups.filter(({ unNos }) => unNos.includes(asked.unNo)).map(({ code }) => code),
    isKnown: row !== null,
    flashPoint: asked.flashPoint ?? row?.flashPoint ?? null,
    categories: categoriesOf(asked, row, packingGroup),
    isPoison: row?.controls.some((control) => control === HIGHLY_TOXIC) ?? false,
  };
}
