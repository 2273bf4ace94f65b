import * as v from 'valibot';
import { INVOICE_NUMBER } from '#domain/invoices/issued.ts';
import { invoiceStatuses } from '#domain/invoices/requests.ts';
import { UPLOAD_BYTES_AT_MOST } from '#domain/limits.ts';
import { call, operatorCallFor } from '../call.ts';
import { identifier } from '../fields/common.ts';
import { invoiceRecord } from '../fields/invoice.ts';
import { openBy } from '../fields/operator.ts';
import { FORM_BYTES, uploadedFile } from './files.ts';

const operator = operatorCallFor('orders');

const operatorInvoice = v.object({ ...invoiceRecord, payer: v.string() });
export type OperatorInvoice = v.InferOutput<typeof operatorInvoice>;

const queueRow = v.object({ ...operatorInvoice.entries, openBy });

export const operatorInvoices = call({
  ...operator,
  name: 'operatorInvoices',
  path: '/api-platform/desk/invoices/query',
  summary: '操作室：要开的发票，先申请的在前；不写状态时列出待开具的，给出编号时是该发票',
  clauses: ['1.6', '10.8'],
  request: v.strictObject({
    invoiceId: v.optional(identifier),
    status: v.optional(v.picklist(invoiceStatuses)),
    /** Part of a request, invoice or order number, title, taxpayer number, payer or phone. */
    keyword: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(40)), ''),
    /** Last row of the previous page. */
    after: v.optional(
      v.pipe(
        v.string(),
        v.regex(/^\d{1,16}\.[\w-]{1,64}$/),
        v.examples(['1791855600000.6f1c2c7e-0c5f-4f0e-9d55-8f3a1b2c3d4e']),
      ),
    ),
  }),
  answer: v.object({ items: v.array(queueRow), total: v.number(), next: v.nullable(v.string()), now: v.number() }),
});
export type OperatorInvoiceQueue = v.InferOutput<typeof operatorInvoices.answer>;

export const operatorInvoiceSheet = call({
  ...operator,
  name: 'operatorInvoiceSheet',
  path: '/api-platform/desk/invoices/read',
  summary: '操作室：一张要开的发票的全部，与申请它的人',
  clauses: ['1.6', '10.8'],
  request: v.strictObject({ invoiceId: identifier }),
  answer: v.object({
    row: queueRow,
    asker: v.object({ name: v.nullable(v.string()), phone: v.nullable(v.string()) }),
  }),
});
export type OperatorInvoiceSheet = v.InferOutput<typeof operatorInvoiceSheet.answer>;

export const operatorInvoiceIssue = call({
  ...operator,
  name: 'operatorInvoiceIssue',
  path: '/api-platform/desk/invoices/issue',
  payload: 'multipart',
  limits: { bodyBytes: UPLOAD_BYTES_AT_MOST + FORM_BYTES, perMinute: 60 },
  summary: '运营台：交付电子发票，一个 PDF 或 OFD，连同发票号码与开票日期；已处理的、号码用过的回 10004009',
  clauses: ['1.6'],
  request: v.strictObject({
    file: uploadedFile,
    invoiceId: identifier,
    /** Required by the operator console; systems may send only a file. */
    number: v.optional(v.pipe(v.string(), v.trim(), v.regex(INVOICE_NUMBER), v.examples(['26502000000000000001']))),
    issuedOn: v.optional(v.pipe(v.string(), v.isoDate(), v.examples(['2026-10-12']))),
  }),
  answer: operatorInvoice,
});

export const operatorInvoiceFile = call({
  ...operator,
  name: 'operatorInvoiceFile',
  path: '/api-platform/desk/invoices/file',
  delivery: 'file',
  summary: '操作室：下载已交付的电子发票',
  clauses: ['1.6', '10.8'],
  request: v.strictObject({ invoiceId: identifier }),
  answer: v.null(),
});

export const operatorInvoiceRefusal = call({
  ...operator,
  name: 'operatorInvoiceRefusal',
  path: '/api-platform/desk/invoices/refuse',
  summary: '运营台：不开具，须写原因；已处理的回 10004009',
  clauses: ['1.6'],
  request: v.strictObject({
    invoiceId: identifier,
    reason: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200)), ''),
  }),
  answer: operatorInvoice,
});
