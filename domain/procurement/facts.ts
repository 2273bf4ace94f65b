import type { GoodsContext } from './context.ts';
import type { PriceBand } from './tiers.ts';
import type { WonLine } from './won-line.ts';

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
  /** Pick-up location. */
  store: string;
  batchNo: string | null;
  qualifications: readonly string[];
  /** Winning quote with the terms of the own request; null for a public offer. */
  won: WonGoods | null;
}

export interface WonGoods {
  line: WonLine;
  terms: RequestTerms;
}

/** Requester and delivery terms. */
export interface RequestTerms {
  company: string;
  contactName: string;
  contactPhone: string;
  tradeTerm: string;
  paymentTerm: string;
  place: string;
  day: string;
}

export interface GoodsFacts extends GoodsContext {
  bought: BoughtGoods | null;
  choiceNames: Readonly<Record<string, Readonly<Record<string, string>>>>;
}
