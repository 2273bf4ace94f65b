import type { MachineCases } from '../kit/cases.ts';
import type { OperatorArticleReport } from '../operator-article/index.ts';
import type { OperatorEnquiryReport } from '../operator-enquiry/index.ts';
import type { OperatorInvoiceReport } from '../operator-invoice/index.ts';
import type { OperatorLeadReport } from '../operator-lead/index.ts';
import type { OperatorOrderReport } from '../operator-order/index.ts';
import type { OperatorVerificationReport } from '../operator-verification/index.ts';
import { operatorRoomsWords } from './operator-rooms.words.ts';

const seenAt = Date.parse('2026-10-12T09:40:00+08:00');

export const changedOrder: OperatorOrderReport['row'] = {
  ...{
    orderNo: 'FCL26101200007',
    service: 'fcl',
    status: 'booked',
    dgStatus: 'accepted',
    isDanger: 'Y',
    carrier: null,
  },
  org: { code: 'CNSHA', nameCn: '上海', nameEn: 'SHANGHAI', timezone: 'Asia/Shanghai' },
  dst: { code: 'NLRTM', nameCn: '鹿特丹', nameEn: 'ROTTERDAM', timezone: 'Europe/Amsterdam' },
  ...{ etd: null, boxes: [{ ctnType: '20GP', quantity: 2 }], totals: [], createdAt: seenAt - 1, autoCancelAt: null },
  ...{ nextSteps: [], unread: 1, company: '示例化工', deadline: null, deadlineKind: null },
};

export const changedEnquiry: OperatorEnquiryReport['row'] = {
  ...{ enquiryNo: 'ENQ26101200007', service: 'fcl', status: 'answered', isDanger: 'Y', cargoName: '甲醇' },
  ...{ org: 'CNSHA', dst: 'NLRTM', orgName: '上海', dstName: '鹿特丹', weight: null, volume: null },
  ...{ boxes: [{ ctnType: '20GP', quantity: 2 }], optionCount: 1, orderNo: null, answeredAt: seenAt },
  ...{ createdAt: seenAt - 1, company: '示例化工', deadline: null },
};

export const changedInvoice: OperatorInvoiceReport['row'] = {
  ...{ invoiceId: 'invoice-7', status: 'refused', payer: '示例化工' },
  details: {
    ...{ invoiceType: 'NORMAL', companyName: '示例化工', taxpayerId: '91350100M000100Y43' },
    ...{ regAddress: '', regPhone: '', bankName: '', bankAccount: '' },
    ...{ receiverName: '顾晓岚', receiverPhone: '12000000001', region: '', address: '' },
  },
  ...{
    orders: [],
    amounts: [],
    createdAt: seenAt - 1,
    decidedAt: seenAt,
    number: null,
    issuedOn: null,
    reason: '抬头与税号不符',
    file: null,
  },
};

export const changedLead: OperatorLeadReport['row'] = {
  ...{ leadNo: 'AbCdEfGhIjKl', topic: 'question', status: 'taken', who: '周样本', text: '名录里没有 UN 3999' },
  ...{ createdAt: seenAt - 1, handledBy: '李值班' },
};

export const changedVerification: OperatorVerificationReport['row'] = {
  ...{ id: 'verification-7', name: '示例化工', creditCode: '91310000MA1FL00008', status: 'PASS' },
  ...{ submittedAt: seenAt - 1, deadline: null },
};

type ArticleChanged = Extract<OperatorArticleReport, { row: unknown }>;

export const changedArticle: ArticleChanged['row'] = {
  ...{
    id: '2026-10-12-safety',
    kind: 'NEWS',
    title: '安全周开始了',
    status: 'SCHEDULED',
    hasChanges: false,
    changeFrom: null,
  },
  ...{ shownFrom: seenAt + 1, editedBy: '周样例', editedAt: seenAt },
};

export const operatorRoomsCases: MachineCases = {
  input: { roles: ['orders', 'rates', 'admin'], isOpening: false },
  otherInputs: [
    { roles: ['content'], isOpening: false },
    { roles: [], isOpening: false },
    { roles: ['admin'], isOpening: true },
  ],
  words: operatorRoomsWords,
  events: {
    'room.asked': [
      { type: 'room.asked', room: 'orders' },
      { type: 'room.asked', room: 'enquiries' },
      { type: 'room.asked', room: 'verifications' },
      { type: 'room.asked', room: 'invoices' },
      { type: 'room.asked', room: 'leads' },
      { type: 'room.asked', room: 'vehicles' },
      { type: 'room.asked', room: 'rates' },
      { type: 'room.asked', room: 'restrictions' },
      { type: 'room.asked', room: 'content' },
      { type: 'room.asked', room: 'opening' },
      { type: 'room.asked', room: 'codes' },
      { type: 'room.asked', room: 'company' },
      { type: 'room.asked', room: 'staff' },
      { type: 'room.asked', room: 'notices' },
      { type: 'room.asked', room: 'acts' },
    ],
    'order.changed': [{ type: 'order.changed', row: changedOrder }],
    'orders.recorded': [{ type: 'orders.recorded' }],
    'enquiry.changed': [{ type: 'enquiry.changed', row: changedEnquiry }],
    'article.changed': [{ type: 'article.changed', row: changedArticle }],
    'article.made': [{ type: 'article.made' }],
    'verification.changed': [{ type: 'verification.changed', row: changedVerification }],
    'invoice.changed': [{ type: 'invoice.changed', row: changedInvoice }],
    'lead.changed': [{ type: 'lead.changed', row: changedLead }],
  },
  delays: {},
};
