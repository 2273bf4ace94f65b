import * as v from 'valibot';
import { UPLOAD_BYTES_AT_MOST } from '#domain/limits.ts';
import { call, deskOf } from '../call.ts';
import { identifier } from '../fields/common.ts';
import { invoiceRecord } from '../fields/invoice.ts';
import { FORM_BYTES, uploadedFile } from './files.ts';

const desk = deskOf('orders');

const deskInvoice = v.object({ ...invoiceRecord, payer: v.string() });
export type DeskInvoice = v.InferOutput<typeof deskInvoice>;

export const deskInvoices = call({
  ...desk,
  name: 'deskInvoices',
  path: '/api-platform/desk/invoices/query',
  summary: '运营台：等待开具的发票，先到在前；给出编号时是该发票',
  clauses: ['1.6'],
  request: v.strictObject({ invoiceId: v.optional(identifier) }),
  answer: v.object({ items: v.array(deskInvoice), total: v.number() }),
});

export const deskInvoiceIssue = call({
  ...desk,
  name: 'deskInvoiceIssue',
  path: '/api-platform/desk/invoices/issue',
  payload: 'multipart',
  limits: { bodyBytes: UPLOAD_BYTES_AT_MOST + FORM_BYTES, perMinute: 60 },
  summary: '运营台：交付电子发票，一个 PDF；已处理的回 10004009',
  clauses: ['1.6'],
  request: v.strictObject({ file: uploadedFile, invoiceId: identifier }),
  answer: deskInvoice,
});

export const deskInvoiceRefusal = call({
  ...desk,
  name: 'deskInvoiceRefusal',
  path: '/api-platform/desk/invoices/refuse',
  summary: '运营台：不开具，须写原因；已处理的回 10004009',
  clauses: ['1.6'],
  request: v.strictObject({
    invoiceId: identifier,
    reason: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200)), ''),
  }),
  answer: deskInvoice,
});
