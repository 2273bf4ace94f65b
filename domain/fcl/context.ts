import { currencies } from '../reference/currencies.ts';
import type { CutOffs } from '../schedule/cut-offs.ts';

/** Container types with a price, by fee code of a term; the empty key means all types. */
export type TermRates = Readonly<Record<string, readonly string[]>>;

/** Booked offer, against which the form is validated. */
export interface FclOfferFacts {
  isDanger: boolean;
  etd: number;
  /** yyyy-MM-dd at the port of loading. */
  etdDay: string;
  timezone: string;
  cutOffs: CutOffs;
  validTo: number;
  /** Container types with a price and the lane's limit without an overweight charge. */
  boxes: readonly { ctnType: string; limitKg: number | null }[];
  /** Main classes the price includes. */
  dgClasses: readonly string[];
  /** Classes refused by the carrier or a port. */
  refusedClasses: readonly string[];
  collectAllowed: boolean;
  /** Container types priced for doors and freight stations. */
  termRates: TermRates;
}

export interface FclContext {
  now: number;
  /** Null while the price is unknown, and when it is withdrawn. */
  offer: FclOfferFacts | null;
  payTypes: readonly string[];
  currencies: readonly string[];
  /** Has contract prices and may pay monthly. */
  isContractCustomer: boolean;
}

/** Fallback while the database lists are unavailable. */
export const DEFAULT_CURRENCIES: readonly string[] = currencies.map(({ code }) => code);
export const DEFAULT_PAY_TYPES = ['BANK', 'ONLINE', 'ACCEPTANCE', 'CREDIT'] as const;
