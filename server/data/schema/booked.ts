import type { CutOffs } from '#domain/schedule/cut-offs.ts';

/** Copy of a priced line as it was shown. Quotes, options and orders store copies, never references. */
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

/** The departure as it was when booked. */
export interface BookedVoyage {
  org: { code: string; nameCn: string; nameEn: string; timezone: string };
  dst: { code: string; nameCn: string; nameEn: string; timezone: string };
  carrier: { code: string; nameCn: string };
  via: { code: string; nameCn: string } | null;
  vessel: string;
  voyage: string;
  terminal: string;
  etd: number;
  /** Null when the customer booked it elsewhere. */
  eta: number | null;
  cutOffs: CutOffs;
  /** Station for loose cargo that we load into containers. */
  station?: { name: string; address: string; openingHours: string; phone: string };
  /** Terms for the train's containers. */
  boxUse?: { returnDepot: string; freeDays: number | null };
  /** Cities of truck pick-up and delivery; null for a port. */
  doors?: { pickup: string | null; delivery: string | null };
}

/** A departure on which we book the space. */
export interface CarriedVoyage extends BookedVoyage {
  eta: number;
}

/** The stay as it was when booked. */
export interface BookedStay {
  name: string;
  city: string;
  address: string;
  openingHours: string;
  phone: string;
  /** yyyy-MM-dd. */
  startDate: string;
  days: number;
  /** Warehouse area in square metres; absent when not counted. */
  area?: number;
}

/** The goods as they were when bought. */
export interface BoughtGoods {
  postId: string;
  lineNo: number;
  /** Number of the offer. */
  postNo: string;
  nameCn: string;
  /** Decimal text. */
  quantity: string;
  unit: string;
  batchNo: string;
  delivery: 'DELIVERY' | 'SELF';
  /** Delivery address or pick-up location. */
  address: string;
  /** yyyy-MM-dd. */
  day: string;
  /** Quote number when the goods come from a won request; absent for an offer. */
  quoteNo?: string;
  supplier?: string;
}
