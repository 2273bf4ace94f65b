import type { Offer } from '#contract/calls/item.ts';

/** The moments before a ship sails. */
export const cutOffNames = {
  bookingCloseGen: '截订舱',
  bookingCloseDg: '截危品订舱',
  emptyPickup: '可提空箱',
  cyOpen: '开港',
  siCutoff: '截单、截补料',
  dgCutoff: '截危申报',
  amsCutoff: '截 AMS/ENS',
  vgmCutoff: '截 VGM',
  customsCutoff: '截关',
  cyClosing: '截港',
} satisfies Record<Exclude<keyof Offer['cutOffs'], 'lclCutoff'>, string>;
