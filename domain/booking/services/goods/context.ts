import type { Unweighed } from '../../../procurement/quoted-weight.ts';
import type { PriceBand } from '../../../procurement/tiers.ts';

/** What the offer says: the form is checked against it. */
export interface OfferedGoods {
  /** The offer can still be ordered from. */
  isOpen: boolean;
  unit: string;
  bands: readonly PriceBand[];
  /** What nobody has ordered yet; decimal text. */
  left: string;
  /** Dangerous chemicals: sold to who is licensed. */
  needsLicence: boolean;
  /** Controlled chemicals: sold against a permit. */
  needsPermit: boolean;
  /** Where nobody has said what the packages weigh; null where it is known. */
  unweighed: Unweighed | null;
}

export interface GoodsContext {
  now: number;
  /** Null while the goods are not known, or gone. */
  goods: OfferedGoods | null;
  /** Codes of the payment types on offer. */
  payTypes: readonly string[];
}
