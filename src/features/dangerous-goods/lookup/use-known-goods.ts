import { useSelector } from '@xstate/react';
import { type DangerousLookupRef, selectMatches, selectSheet } from '#machines/dangerous-lookup/index.ts';
import type { KnownGoods } from './GoodsBox.tsx';

/** Entry of a UN number; null while unknown. */
export const useKnownEntry = (lookup: DangerousLookupRef | null, unNo: string | null) =>
  useSelector(lookup ?? undefined, (snapshot) => {
    if (snapshot === undefined || unNo === null) return null;
    const sheet = selectSheet(snapshot);
    return selectMatches(snapshot).find((one) => one.unNo === unNo) ?? (sheet?.unNo === unNo ? sheet : null);
  });

/** The same in the form the search chip needs. */
export function useKnownGoods(lookup: DangerousLookupRef | null, unNo: string | null): KnownGoods | null {
  const entry = useKnownEntry(lookup, unNo);
  if (entry === null) return null;
  return { unNo: entry.unNo, nameCn: entry.nameCn, classes: [entry.mainClass, ...entry.subsidiaryClasses] };
}
