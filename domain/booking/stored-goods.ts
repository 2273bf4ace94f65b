import type { FireCategory } from '../dangerous-goods/fire-categories.ts';
import { fireCategory } from '../dangerous-goods/packing-group.ts';
import type { Goods } from '../dangerous-goods/segregation.ts';
import { fireCategoriesOfRows, listedFlash } from '../dangerous-goods/store-category.ts';
import type { UnEntry } from '../dangerous-goods/un-list/entry.ts';
import { rowsOfGroup } from '../dangerous-goods/un-list/rows.ts';
import { isHighlyToxic } from './un-fill.ts';

export interface RequestedGoods {
  unNo: string;
  packingGroup?: string | undefined;
  /** Closed cup, ℃, from the shipper's safety data sheet. */
  flashPoint?: string | undefined;
}

/** Goods with the data a warehouse needs. */
export interface StoredGoods extends Goods {
  /** The number is listed. */
  isKnown: boolean;
  /** Closed cup, ℃: as typed, else from our data; null when unknown. */
  flashPoint: string | null;
  /** All possible fire categories; empty when none is required, null when the list does not decide. */
  categories: readonly FireCategory[] | null;
  isPoison: boolean;
}

/** The shipper's flash point takes precedence over the list's; other properties of the row count too. */
function categoriesOf({ flashPoint }: RequestedGoods, entry: UnEntry | null, packingGroup: string | null) {
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

export function storedGoods(requested: RequestedGoods, entry: UnEntry | null): StoredGoods {
  const packingGroup = groupOf(requested.packingGroup, entry);
  return {
    unNo: requested.unNo,
    nameCn: entry?.nameCn ?? '',
    classes: entry === null ? [] : [entry.mainClass, ...entry.subsidiaryClasses],
    packingGroup,
    limitedQuantity: false,
    groups: entry?.segregationGroups ?? [],
    isKnown: entry !== null,
    flashPoint: requested.flashPoint ?? entry?.flashPoint ?? null,
    categories: categoriesOf(requested, entry, packingGroup),
    isPoison: isHighlyToxic(entry),
  };
}
