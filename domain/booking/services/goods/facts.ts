import type { PriceBand } from '../../../procurement/tiers.ts';
import type { WonLine } from '../../../procurement/won-line.ts';
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
  /** Of one's own request: the quote that won, and what the request says of its terms; null for an offer. */
  won: WonGoods | null;
}

export interface WonGoods {
  line: WonLine;
  terms: RequestTerms;
}

/** Who asked for the goods, and how they are to come. */
export interface RequestTerms {
  company: string;
  contactName: string;
  contactPhone: string;
  tradeTerm: string;
  paymentTerm: string;
  place: string;
  /** yyyy-MM-dd. */
  day: string;
}

export interface GoodsFacts extends GoodsContext {
  bought: BoughtGoods | null;
  choiceNames: Readonly<Record<string, Readonly<Record<string, string>>>>;
}
