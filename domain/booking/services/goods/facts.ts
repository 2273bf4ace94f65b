import type { PriceBand } from '../../../procurement/tiers.ts';
import type { GoodsContext } from './context.ts';

/** What the page shows of the goods that are bought. */
export interface BoughtGoods {
  postId: string;
  postNo: string;
  nameCn: string;
  casNo: string | null;
  unNo: string | null;
  purity: string;
  packing: string;
  unit: string;
  currency: string;
  left: string;
  bands: readonly PriceBand[];
  /** Where the goods are fetched. */
  store: string;
  batchNo: string | null;
  qualifications: readonly string[];
}

export interface GoodsFacts extends GoodsContext {
  bought: BoughtGoods | null;
  choiceNames: Readonly<Record<string, Readonly<Record<string, string>>>>;
}
