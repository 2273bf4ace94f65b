import type { TakenFile } from '../uploads/index.ts';
import type { SupplierQuoteInput } from './supplier-quote.types.ts';

/** A request for methanol and acetone that is open for quotes. */
export const methanolRequest: SupplierQuoteInput = {
  postId: 'request-of-the-tests',
  now: Date.parse('2026-10-07T02:00:00Z'),
  deadline: Date.parse('2026-10-17T10:00:00Z'),
  excessAllowed: false,
  lines: [
    { lineNo: 1, nameCn: '甲醇', quantity: '60', unit: '吨', purity: '≥99.9 %', packing: '散水' },
    { lineNo: 2, nameCn: '丙酮', quantity: '20', unit: '吨', purity: '≥99.5 %', packing: '160 kg 钢桶' },
  ],
};

/** The input of a quote for methanol only, by field path. */
export const typedQuote: Readonly<Record<string, string | boolean>> = {
  'lines.0.price': '2480.5',
  'lines.0.leadDays': '7',
  'lines.1.isQuoted': false,
  validTo: '2026-10-31',
  company: '示例化工有限公司',
  contact: '王经理',
  phone: '12000000077',
  code: '123456',
};

/** The uploaded certificate of its lot. */
export const typedCertificate: TakenFile = {
  ...{ key: 'file-1', path: 'lines.0.certificate', fileId: 'certificate-of-methanol' },
  ...{ name: 'COA 甲醇.pdf', size: 1_024 },
};
