import { decimalText, multiply, roundUp } from '../decimal.ts';
import { plainQuantity } from './quantity.ts';
import type { PriceBand } from './tiers.ts';

/** Winning quote of a request line, as the request's owner sees it. */
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
  /** Party that pays the freight. */
  freight: 'BUYER' | 'SUPPLIER';
  state: 'LAPSED' | 'OPEN' | 'ORDERED';
  /** Resulting order; null when none was placed. */
  orderNo: string | null;
}

type Quoted = Pick<WonLine, 'price' | 'quantity'>;

/** The quoted price applies to exactly this quantity. */
export const wonBands = ({ price, quantity }: Quoted): PriceBand[] => [
  { from: plainQuantity(quantity), price, below: null },
];

/** Rounded up to the fen once, like the quote's total. */
export const wonAmount = ({ price, quantity }: Quoted): string => decimalText(roundUp(multiply(price, quantity)));

/** Unit prices show two decimals, or four when they have more. */
export const decimalsOf = (price: string): 2 | 4 => (/\.\d\d0*[1-9]/.test(price) ? 4 : 2);
