import type { BargeForm } from './form.ts';

/** Values the price depends on. */
export interface BargePart {
  priceId: string;
  ctnType: string;
  quantity: number;
}

/** Null while the form says too little for a price. */
export function bargePart({ priceId, ctnType, boxCount }: BargeForm): BargePart | null {
  const isCounted = /^[1-9]\d?$|^100$/.test(boxCount);
  return priceId === '' || ctnType === '' || !isCounted ? null : { priceId, ctnType, quantity: Number(boxCount) };
}
