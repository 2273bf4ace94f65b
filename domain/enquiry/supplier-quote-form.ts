import type { KeptFile } from '../files/kept-file.ts';

/** What a supplier says about one line of a request. Everything typed stays as text until it is tidied. */
export interface QuoteLine {
  /** Of the request. */
  lineNo: number;
  /** Not ticked, the supplier has no price for it. */
  isQuoted: boolean;
  price: string;
  currency: string;
  /** WITH or WITHOUT. */
  tax: string;
  quantity: string;
  maker: string;
  origin: string;
  purity: string;
  packing: string;
  leadDays: string;
  /** The certificate of analysis of the lot; one at most. */
  certificate: KeptFile[];
}

/** A supplier's quote for a request, proven by the code that was sent to its phone. */
export interface QuoteForm {
  lines: QuoteLine[];
  /** yyyy-MM-dd. */
  validTo: string;
  /** SUPPLIER or BUYER: who pays the carriage. */
  freight: string;
  company: string;
  contact: string;
  phone: string;
  code: string;
  remark: string;
}

/** A line as it is asked for. */
export interface AskedLine {
  lineNo: number;
  nameCn: string;
  quantity: string;
  unit: string;
  purity: string;
  packing: string;
}

export interface QuoteContext {
  now: number;
  lines: readonly AskedLine[];
  /** More may be offered than is asked for. */
  excessAllowed: boolean;
}

const blankLine = ({ lineNo, quantity, purity, packing }: AskedLine): QuoteLine => ({
  ...{ lineNo, isQuoted: true, price: '', currency: '1', tax: 'WITH' },
  ...{ quantity, maker: '', origin: '', purity, packing, leadDays: '', certificate: [] },
});

/** Each line of a request waits for its price, at what is asked for. */
export const blankQuote = ({ lines }: Pick<QuoteContext, 'lines'>): QuoteForm => ({
  lines: lines.map(blankLine),
  ...{ validTo: '', freight: 'SUPPLIER', company: '', contact: '', phone: '', code: '', remark: '' },
});
