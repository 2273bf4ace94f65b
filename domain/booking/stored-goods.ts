import type { FireCategory } from '../dangerous-goods/fire-categories.ts';
import { fireCategory } from '../dangerous-goods/packing-group.ts';
import type { Goods } from '../dangerous-goods/segregation.ts';
import { fireCategoriesOfRows, listedFlash } from '../dangerous-goods/store-category.ts';
import type { UnEntry } from '../dangerous-goods/un-list/entry.ts';
import { rowsOfGroup } from '../dangerous-goods/un-list/rows.ts';
import { isHighlyToxic } from './un-fill.ts';

/** One kind of goods as it is asked for. */
export interface AskedGoods {
  unNo: string;
  packingGroup?: string | undefined;
  /** Closed cup, ℃, as the shipper's sheet says it. */
  flashPoint?: string | undefined;
}

/** Goods with what a warehouse needs to know of them. */
export interface StoredGoods extends Goods {
  /** The number is in the list. */
  isKnown: boolean;
  /** Closed cup, ℃: as typed, else as we know it; null where neither says. */
  flashPoint: string | null;
  /** Every fire category they may be of; none where the list asks for none, null where it does not decide. */
  categories: readonly FireCategory[] | null;
  isPoison: boolean;
}

/** The flash point of the shipper's sheet comes before the list's; what else the row says counts beside it. */
function categoriesOf({ flashPoint }: AskedGoods, entry: UnEntry | null, packingGroup: string | null) {
  if (entry === null) return flashPoint === undefined ? [] : [fireCategory(flashPoint)];
  const flash = flashPoint === undefined ? listedFlash(entry) : { text: flashPoint, isOwn: true };
  return fireCategoriesOfRows(rowsOfGroup(entry, packingGroup ?? ''), flash);
}

function groupOf(typed: string | undefined, entry: UnEntry | null): string | null {
  if (entry === null) return typed ?? null;
  const groups: readonly string[] = entry.packingGroups;
  if (typed !== undefined && groups.includes(typed)) return typed;
  return groups.length === 1 ? (groups[0] ?? null) : null;
}

/** The goods of a number, by the list and by what the shipper adds. */
export function storedGoods(asked: AskedGoods, entry: UnEntry | null): StoredGoods {
  const packingGroup = groupOf(asked.packingGroup, entry);
  return {
    unNo: asked.unNo,
    nameCn: entry?.nameCn ?? '',
    classes: entry === null ? [] : [entry.mainClass, ...entry.subsidiaryClasses],
    packingGroup,
    limitedQuantity: false,
    groups: entry?.segregationGroups ?? [],
    isKnown: entry !== null,
    flashPoint: asked.flashPoint ?? entry?.flashPoint ?? null,
    categories: categoriesOf(asked, entry, packingGroup),
    isPoison: isHighlyToxic(entry),
  };
}
