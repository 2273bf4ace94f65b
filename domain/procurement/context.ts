import type { Unweighed } from './quoted-weight.ts';
import type { PriceBand } from './tiers.ts';

/** Offered goods, against which the form is validated. */
export interface OfferedGoods {
  isOpen: boolean;
  unit: string;
  bands: readonly PriceBand[];
  /** Remaining quantity; decimal text. */
  left: string;
  /** Dangerous chemicals, sold to licensed buyers only. */
  needsLicence: boolean;
  /** Controlled chemicals, sold with a permit only. */
  needsPermit: boolean;
  /** Weights the buyer must enter; null when known. */
  unweighed: Unweighed | null;
}

export interface GoodsContext {
  now: number;
  /** Null while the goods are unknown, and when they are withdrawn. */
  goods: OfferedGoods | null;
  payTypes: readonly string[];
}
