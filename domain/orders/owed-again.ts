import type { PaperCode } from '../dangerous-goods/papers.ts';

/** What an amendment that was accepted changes of an order, as far as its papers are made for it. */
export interface ChangedOrder {
  goods: boolean;
  boxes: boolean;
  /** Another ship, flight or train. */
  departure: boolean;
  /** The day it leaves, on this one or another. */
  day: boolean;
}

/** Lapses: a certificate that ends before the departure the order is on now. */
export type OwedAgain = 'boxes' | 'departure' | 'goods' | 'lapses';

/** The carrier takes these for one voyage, and the draft of the bill names it. */
const ofDeparture: readonly string[] = [
  'DG_APPLICATION',
  'DRAFT_BILL',
  'SHIPPING_INSTRUCTION',
  'VERIFIED_MASS',
] satisfies PaperCode[];

interface HandedPaper {
  code: string;
  /** It holds for less time than the order asks for now. */
  endsTooEarly: boolean;
}

/** Why a paper that was handed in before an amendment is owed again; null where it still stands. */
export function owedAgain({ code, endsTooEarly }: HandedPaper, changed: ChangedOrder): OwedAgain | null {
  if (changed.goods) return 'goods';
  if (changed.departure && ofDeparture.includes(code)) return 'departure';
  if (changed.boxes && code === 'VERIFIED_MASS') return 'boxes';
  return changed.day && endsTooEarly ? 'lapses' : null;
}
