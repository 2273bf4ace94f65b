import { decimalText, multiply, roundUp } from '../decimal.ts';
import { plainQuantity } from './quantity.ts';
import type { PriceBand } from './tiers.ts';

/** What the quote that won says of a line of its request, for the owner of the request. */
export interface WonLine {
  quoteNo: string;
  supplier: string;
  /** Per unit, up to four decimals. */
  price: string;
  currency: string;
  quantity: string;
  taxIncluded: boolean;
  maker: string | null;
  origin: string | null;
  purity: string | null;
  packing: string | null;
  leadDays: number;
  /** yyyy-MM-dd. */
  validTo: string;
  /** Who pays the carriage. */
  freight: 'BUYER' | 'SUPPLIER';
  state: 'LAPSED' | 'OPEN' | 'ORDERED';
  /** What it became; null while it became nothing. */
  orderNo: string | null;
}

type Quoted = Pick<WonLine, 'price' | 'quantity'>;

/** Quoted for so much: no less and no more has that price. */
export const wonBands = ({ price, quantity }: Quoted): PriceBand[] => [
  { from: plainQuantity(quantity), price, below: null },
];

/** Rounded up to the fen once, as the quote was totalled. */
export const wonAmount = ({ price, quantity }: Quoted): string => decimalText(roundUp(multiply(price, quantity)));

/** A price per unit has two decimals, or all four where it has more. */
export const decimalsOf = (price: string): 2 | 4 => (/\.\d\d0*[1-9]/.test(price) ? 4 : 2);
