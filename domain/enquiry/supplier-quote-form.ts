import type { StoredFile } from '../files/stored-file.ts';

/** Supplier's answer to one request line. Values stay text until `tidy` runs. */
export interface QuoteLine {
  lineNo: number;
  /** False when the supplier does not offer this line. */
  isQuoted: boolean;
  price: string;
  currency: string;
  tax: string;
  quantity: string;
  maker: string;
  origin: string;
  purity: string;
  packing: string;
  leadDays: string;
  /** Certificate of analysis of the lot, at most one file. */
  certificate: StoredFile[];
}

/** Supplier's quote, authenticated by a code sent to the supplier's phone. */
export interface QuoteForm {
  lines: QuoteLine[];
  /** yyyy-MM-dd. */
  validTo: string;
  /** SUPPLIER or BUYER pays the freight. */
  freight: string;
  company: string;
  contact: string;
  phone: string;
  code: string;
  remark: string;
}

export interface RequestedLine {
  lineNo: number;
  nameCn: string;
  quantity: string;
  unit: string;
  purity: string;
  packing: string;
}

export interface QuoteContext {
  now: number;
  lines: readonly RequestedLine[];
  /** Suppliers may offer more than the requested quantity. */
  excessAllowed: boolean;
}

const blankLine = ({ lineNo, quantity, purity, packing }: RequestedLine): QuoteLine => ({
  ...{ lineNo, isQuoted: true, price: '', currency: '1', tax: 'WITH' },
  ...{ quantity, maker: '', origin: '', purity, packing, leadDays: '', certificate: [] },
});

/** Initial quote with the requested quantities and empty prices. */
export const blankQuote = ({ lines }: Pick<QuoteContext, 'lines'>): QuoteForm => ({
  lines: lines.map(blankLine),
  ...{ validTo: '', freight: 'SUPPLIER', company: '', contact: '', phone: '', code: '', remark: '' },
});
