import type { CutOffs } from '#domain/schedule/cut-offs.ts';

/** A priced line as it stood when it was shown: quotes, options and orders keep copies, never references. */
export interface PricedLine {
  group: string;
  feeCode: string;
  feeName: string;
  containerCode: string | null;
  currency: string;
  unitPrice: number;
  basis: string;
  quantity: string;
  amount: number | null;
  atCost: boolean;
  payTerm: 'PRE' | 'COL';
  taxRate: number;
}

/** The departure as it stood when it was booked. */
export interface BookedVoyage {
  org: { code: string; nameCn: string; nameEn: string; timezone: string };
  dst: { code: string; nameCn: string; nameEn: string; timezone: string };
  carrier: { code: string; nameCn: string };
  via: { code: string; nameCn: string } | null;
  vessel: string;
  voyage: string;
  terminal: string;
  etd: number;
  /** Null where the customer booked it elsewhere. */
  eta: number | null;
  cutOffs: CutOffs;
  /** Where cargo is handed in that we put into boxes. */
  station?: { name: string; address: string; openingHours: string; phone: string };
  /** What the price says of boxes of the train. */
  boxUse?: { returnDepot: string; freeDays: number | null };
  /** The names of the cities that trucks load and unload in; null for a port. */
  doors?: { pickup: string | null; delivery: string | null };
}

/** A departure we book the space on. */
export interface CarriedVoyage extends BookedVoyage {
  eta: number;
}

/** The stay as it stood when it was booked. */
export interface BookedStay {
  name: string;
  city: string;
  address: string;
  openingHours: string;
  phone: string;
  /** yyyy-MM-dd. */
  startDate: string;
  days: number;
  /** Square metres of a warehouse that it takes; absent where none are counted. */
  area?: number;
}

/** The goods as they stood when they were bought. */
export interface BoughtGoods {
  postId: string;
  lineNo: number;
  /** Of the offer. */
  postNo: string;
  nameCn: string;
  /** Decimal text. */
  quantity: string;
  unit: string;
  batchNo: string;
  delivery: 'DELIVERY' | 'SELF';
  /** Where the goods go, or where they are fetched. */
  address: string;
  /** yyyy-MM-dd. */
  day: string;
  /** Of goods that were asked for: whose quote won; absent where an offer was ordered from. */
  quoteNo?: string;
  supplier?: string;
}
