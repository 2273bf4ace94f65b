import type { DocumentOrder } from '#domain/documents/description.ts';
import { CallFailure } from '#domain/failure.ts';
import type { MachineCases } from '../kit/cases.ts';
import type { OrderDocumentsInput } from './order-documents.types.ts';
import { orderDocumentsWords } from './order-documents.words.ts';

const NOW = Date.parse('2026-10-12T09:40:00+08:00');
const shanghai = { nameCn: '上海', nameEn: 'SHANGHAI', timezone: 'Asia/Shanghai' };
const rotterdam = { nameCn: '鹿特丹', nameEn: 'ROTTERDAM', timezone: 'Europe/Amsterdam' };
const party = { companyNameEn: 'SHANGHAI SHENLAN CHEMICAL', addressEn: '1 HAIGANG AVENUE, SHANGHAI' };

/** Methanol to Rotterdam with every party named. */
export const wholeOrder: DocumentOrder = {
  ...{ orderNo: 'FCL26101200007', service: 'fcl', status: 'booked', isDanger: 'Y', createdAt: NOW, now: NOW },
  ...{ carrier: { nameCn: '中远海运' }, org: shanghai, dst: rotterdam, via: null, terminal: null, cutOffs: null },
  ...{ vessel: 'COSCO SHIPPING ROSE', voyage: '118W', etd: NOW, eta: null, boxes: [{ ctnType: '20GP', quantity: 2 }] },
  ...{ lines: [], totals: [] },
  items: [
    {
      ...{ cargoNameCn: '甲醇', cargoNameEn: 'METHANOL', packageType: '1A1', packages: 160, grossKg: '30400.000' },
      ...{ netKg: '25600.000', volume: null, unNo: '1230', dgClass: '3', packingGroup: 'II' },
      subsidiaryClasses: ['6.1'],
    },
  ],
  form: {
    shipper: party,
    consignee: party,
    cargo: [{ dg: { psnEn: 'METHANOL', flashPoint: '11', emergencyContact: '顾晓岚', emergencyPhone: '021' } }],
  },
};

/** The same order without a shipper. */
export const unnamedOrder: DocumentOrder = { ...wholeOrder, form: { ...(wholeOrder.form as object), shipper: {} } };

export const note = { kind: 'booking-note', order: wholeOrder } as const;
export const declaration = { kind: 'dg-declaration', order: wholeOrder } as const;
export const unnamedDeclaration = { ...declaration, order: unnamedOrder } as const;
export const missingShipper = [
  { path: 'shipper.companyNameEn', term: 'shipper', line: null },
  { path: 'shipper.addressEn', term: 'shipperAddress', line: null },
] as const;

export const taken = { fileName: '托书-FCL26101200007-2026-10-12.pdf' };
export const refusedIncomplete = new CallFailure({
  kind: 'refused',
  code: '10004001',
  message: '还缺下列内容，危险货物申报单不能生成',
  status: 200,
  fields: { 'consignee.companyNameEn': '收货人' },
});

export const orderDocumentsInput: OrderDocumentsInput = { orderNo: 'FCL26101200007' };

export const orderDocumentsCases: MachineCases = {
  words: orderDocumentsWords,
  input: orderDocumentsInput,
  events: {
    'documents.take': [
      { type: 'documents.take', ...note },
      { type: 'documents.take', ...unnamedDeclaration },
    ],
    'documents.print': [
      { type: 'documents.print', ...note },
      { type: 'documents.print', ...unnamedDeclaration },
    ],
    'documents.again': [{ type: 'documents.again' }],
    'documents.close': [{ type: 'documents.close' }],
    'documents.leave': [{ type: 'documents.leave' }],
    'xstate.done.actor.take': [{ type: 'xstate.done.actor.take', output: taken }],
    'xstate.error.actor.take': [
      { type: 'xstate.error.actor.take', error: new Error('没有网络') },
      { type: 'xstate.error.actor.take', error: refusedIncomplete },
    ],
  },
  delays: {},
};
