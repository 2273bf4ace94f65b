import type { PaperCode } from '../dangerous-goods/papers.ts';

/** Changes of an accepted amendment that affect documents. */
export interface ChangedOrder {
  goods: boolean;
  boxes: boolean;
  departure: boolean;
  day: boolean;
}

/** `lapses`: a certificate that expires before the current departure. */
export type RequiredAgain = 'boxes' | 'departure' | 'goods' | 'lapses';

/** Documents issued for one departure. */
const ofDeparture: readonly string[] = [
  'DG_APPLICATION',
  'DRAFT_BILL',
  'SHIPPING_INSTRUCTION',
  'VERIFIED_MASS',
] satisfies PaperCode[];

interface HandedPaper {
  code: string;
  /** Expires before the order now requires. */
  endsTooEarly: boolean;
}

/** Why a document submitted before an amendment is required again; null when it stays valid. */
export function requiredAgain({ code, endsTooEarly }: HandedPaper, changed: ChangedOrder): RequiredAgain | null {
  if (changed.goods) return 'goods';
  if (changed.departure && ofDeparture.includes(code)) return 'departure';
  if (changed.boxes && code === 'VERIFIED_MASS') return 'boxes';
  return changed.day && endsTooEarly ? 'lapses' : null;
}
