import type { MachineCases } from '../kit/cases.ts';
import type { InvoiceableOrder, InvoicePage, InvoiceRecord } from './invoice-request.types.ts';
import { invoiceRequestWords } from './invoice-request.words.ts';

const order = (orderNo: string, more: Partial<InvoiceableOrder> = {}): InvoiceableOrder => ({
  orderNo,
  service: 'fcl',
  amounts: [{ currency: '1', amount: '3200.00' }],
  isEnterprise: true,
  createdAt: Date.UTC(2026, 0, 12, 1),
  ...more,
});

export const first = order('FCL26011200001');
export const second = order('FCL26011200002', { amounts: [{ currency: '2', amount: '1450.00' }] });
export const personal = order('WHS26011200003', { service: 'warehouse', isEnterprise: false });

export const details = {
  invoiceType: 'NORMAL',
  companyName: '海润化工',
  taxpayerId: '91350100M000100Y43',
  regAddress: '',
  regPhone: '',
  bankName: '',
  bankAccount: '',
  receiverName: '顾晓岚',
  receiverPhone: '12000000001',
  region: '',
  address: '',
} as const;

const record = (invoiceId: string, more: Partial<InvoiceRecord>): InvoiceRecord => ({
  invoiceId,
  status: 'requested',
  details,
  orders: [{ orderNo: 'FCL26010500004', service: 'fcl', amounts: [{ currency: '1', amount: '980.00' }] }],
  amounts: [{ currency: '1', amount: '980.00' }],
  createdAt: Date.UTC(2026, 0, 6, 1),
  decidedAt: null,
  number: null,
  issuedOn: null,
  reason: null,
  file: null,
  ...more,
});

export const issued = record('invoice-issued', {
  status: 'issued',
  decidedAt: Date.UTC(2026, 0, 7, 1),
  ...{ number: '26502000000000000001', issuedOn: '2026-01-13' },
  file: { fileId: 'file-of-the-invoice', name: '发票.pdf', size: 20_480 },
});
export const refused = record('invoice-refused', {
  status: 'refused',
  decidedAt: Date.UTC(2026, 0, 7, 1),
  reason: '抬头与税号不符',
});
export const waiting = record('invoice-waiting', {});

const listing = (more: Partial<InvoicePage>): InvoicePage => ({
  items: [],
  total: 0,
  page: 1,
  pageSize: 20,
  mayAsk: true,
  invoiceable: [],
  ...more,
});

export const several = listing({
  items: [issued, refused, waiting],
  total: 45,
  invoiceable: [first, second, personal],
});
export const nothingYet = listing({ invoiceable: [first] });
export const onlyRead = listing({ items: [issued], total: 1, mayAsk: false, invoiceable: [first] });

const done = (id: string, output?: unknown) => ({ type: `xstate.done.actor.${id}`, output });
const lost = (id: string) => ({ type: `xstate.error.actor.${id}`, error: new Error('no answer') });

export const invoiceRequestCases: MachineCases = {
  words: invoiceRequestWords,
  events: {
    'invoice.retry': [{ type: 'invoice.retry' }],
    'invoice.turn': [{ type: 'invoice.turn', page: 2 }],
    'invoice.download': [{ type: 'invoice.download', fileId: 'file-of-the-invoice' }],
    'invoice.begin': [{ type: 'invoice.begin' }],
    'invoice.toggle': [first, personal].map(({ orderNo }) => ({ type: 'invoice.toggle', orderNo })),
    'invoice.next': [{ type: 'invoice.next' }],
    'invoice.typed': [
      { type: 'invoice.typed', field: 'companyName', text: '海润化工' },
      { type: 'invoice.typed', field: 'invoiceType', text: 'SPECIAL' },
    ],
    'invoice.check': [{ type: 'invoice.check' }],
    'invoice.back': [{ type: 'invoice.back' }],
    'invoice.send': [{ type: 'invoice.send' }],
    'invoice.cancel': [{ type: 'invoice.cancel' }],
    'xstate.done.actor.list': [several, nothingYet, onlyRead].map((output) => done('list', output)),
    'xstate.error.actor.list': [lost('list')],
    'xstate.done.actor.download': [done('download', null)],
    'xstate.error.actor.download': [lost('download')],
    'xstate.done.actor.send': [done('send', { invoiceId: 'invoice-new' })],
    'xstate.error.actor.send': [lost('send')],
  },
  delays: {},
};
