import type { PackingGroup, UnRow } from '../dangerous-goods/un-list/row.ts';

/** A steel drum of 200 L, a composite IBC, or a bag of 25 kg. */
export type BoxedPackage = 'BAG' | 'DRUM' | 'IBC';

/** Packing instructions of IMDG 4.1.4.1 that allow the package; P002 does not allow bags for packing group I. */
const ALLOWING: Readonly<Record<Exclude<BoxedPackage, 'IBC'>, readonly string[]>> = {
  DRUM: ['P001', 'P504', 'P520'],
  BAG: ['P002', 'P410'],
};

type Provisions = Pick<UnRow, 'ibc' | 'packing' | 'packingGroup'>;

function refusalIn(kind: BoxedPackage, { packing, ibc, packingGroup }: Provisions): string | null {
  if (kind === 'IBC') return ibc?.length === 0 ? '' : null;
  if (packing === null) return null;
  const isAllowed = packing.some((one) => ALLOWING[kind].includes(one));
  return isAllowed && !(kind === 'BAG' && packingGroup === 'I') ? null : packing.join('、');
}

/**
 * Packing instructions that forbid the package, empty when the goods have no instruction for it; null when it is
 * allowed. Without a packing group, refuses only if every group of the entry is refused.
 */
export function packageRefusal(
  kind: BoxedPackage,
  entry: readonly Provisions[],
  packingGroup: PackingGroup | undefined,
): string | null {
  const own = entry.filter((one) => one.packingGroup === packingGroup);
  const refusals = (own.length > 0 ? own : entry).map((one) => refusalIn(kind, one));
  return refusals.includes(null) ? null : (refusals[0] ?? null);
}
