import type { Offer } from '#contract/calls/item.ts';
import { fcl as words } from '#copy/fcl/search.ts';

const COMMON = [
  'emptyPickup',
  'cyOpen',
  'siCutoff',
  'dgCutoff',
  'amsCutoff',
  'vgmCutoff',
  'customsCutoff',
  'cyClosing',
] as const;

export interface Deadline {
  key: string;
  label: string;
  instant: number;
}

/** Deadlines that apply to this cargo in order, ending with the departure. */
export function deadlinesOf({ cutOffs, etd }: Offer, isDanger: boolean): Deadline[] {
  const own = isDanger ? 'bookingCloseDg' : 'bookingCloseGen';
  const names = [own, ...COMMON.filter((name) => isDanger || name !== 'dgCutoff')] as const;
  return [
    ...names.map((name) => ({ key: name as string, label: words.cutOffNames[name] as string, instant: cutOffs[name] })),
    { key: 'etd', label: words.sailed, instant: etd },
  ].sort((one, other) => one.instant - other.instant);
}
