import type { OperatorInvoiceSheet } from '#contract/calls/operator-invoices.ts';
import { HOUR_MS } from '#domain/limits.ts';
import type { ChosenInvoice } from './operator-invoice.types.ts';

const now = Date.parse('2026-10-12T09:40:00+08:00');

export const sampleId = '6f1c2c7e-0c5f-4f0e-9d55-8f3a1b2c3d4e';

export const sampleSheet: OperatorInvoiceSheet = {
  row: {
    invoiceId: sampleId,
    status: 'requested',
    payer: '示例化工',
    details: {
      ...{ invoiceType: 'SPECIAL', companyName: '示例化工有限公司', taxpayerId: '91350100M000100Y43' },
      ...{ regAddress: '上海市示例路 1 号', regPhone: '021-60000001' },
      ...{ bankName: '示例银行上海分行', bankAccount: '6200000000001' },
      ...{ receiverName: '顾晓岚', receiverPhone: '12000000001', region: '上海', address: '' },
    },
    orders: [
      {
        ...{ orderNo: 'FCL26101200007', service: 'fcl' },
        amounts: [
          { currency: '1', amount: '1860.00' },
          { currency: '2', amount: '2300.00' },
        ],
      },
      { orderNo: 'FCL26101200008', service: 'fcl', amounts: [{ currency: '2', amount: '1150.00' }] },
    ],
    amounts: [
      { currency: '1', amount: '1860.00' },
      { currency: '2', amount: '3450.00' },
    ],
    ...{ createdAt: now - HOUR_MS, decidedAt: null, reason: null, number: null, issuedOn: null, file: null },
  },
  asker: { name: '顾晓岚', phone: '12000000001' },
};

export const samplePaper = { number: '26502000000000000001', issuedOn: '2026-10-12' };

export const issuedSheet: OperatorInvoiceSheet = {
  ...sampleSheet,
  row: {
    ...sampleSheet.row,
    ...{
      status: 'issued',
      decidedAt: now,
      ...samplePaper,
      file: { fileId: 'invoice-1', name: '26502000000000000001.pdf', size: 48_000 },
    },
  },
};

export const refusedSheet: OperatorInvoiceSheet = {
  ...sampleSheet,
  row: { ...sampleSheet.row, status: 'refused', decidedAt: now, reason: '抬头与税号不符' },
};

export const sampleFile: ChosenInvoice = { key: 'file-1', name: '26502000000000000001.pdf', size: 48_000 };
export const wrongFile: ChosenInvoice = { key: 'file-2', name: '发票.jpg', size: 48_000 };
