import { currencies } from '../../../reference/currencies.ts';
import type { CutOffs } from '../../../schedule/cut-offs.ts';

/** Box types that a fee of a term has a price for, by fee code; the empty text stands for all of them. */
export type TermRates = Readonly<Record<string, readonly string[]>>;

/** What the price that is booked says: the form is checked against it. */
export interface FclOfferFacts {
  isDanger: boolean;
  etd: number;
  /** yyyy-MM-dd at the port of loading. */
  etdDay: string;
  timezone: string;
  cutOffs: CutOffs;
  validTo: number;
  /** Box types with a price, and what the lane takes of each without an overweight charge. */
  boxes: readonly { ctnType: string; limitKg: number | null }[];
  /** Main classes the price covers. */
  dgClasses: readonly string[];
  /** Classes the carrier or a port does not take. */
  refusedClasses: readonly string[];
  /** The carrier takes freight that is paid at the destination. */
  collectAllowed: boolean;
  /** Box types that doors and freight stations have a price for. */
  termRates: TermRates;
}

export interface FclContext {
  now: number;
  /** Null while the price is not known, or gone. */
  offer: FclOfferFacts | null;
  /** Codes of the payment types on offer. */
  payTypes: readonly string[];
  /** Codes of the currencies on offer. */
  currencies: readonly string[];
  /** The customer has prices agreed by contract, and may pay by the month. */
  isContractCustomer: boolean;
}

/** What is on offer while the lists of the database are out of reach. */
export const DEFAULT_CURRENCIES: readonly string[] = currencies.map(({ code }) => code);
export const DEFAULT_PAY_TYPES = ['BANK', 'ONLINE', 'ACCEPTANCE', 'CREDIT'] as const;
