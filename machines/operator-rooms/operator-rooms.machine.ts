import { type ActorRefFrom, assign, type SnapshotFrom, sendTo, setup } from 'xstate';
import { effect } from '../kit/effect.ts';
import { type OperatorArticleReport, operatorArticleMachine } from '../operator-article/index.ts';
import { type OperatorEnquiryReport, operatorEnquiryMachine } from '../operator-enquiry/index.ts';
import { type OperatorInvoiceReport, operatorInvoiceMachine } from '../operator-invoice/index.ts';
import { type OperatorLeadReport, operatorLeadMachine } from '../operator-lead/index.ts';
import { operatorNoticesMachine } from '../operator-notices/index.ts';
import { type OperatorOrderReport, operatorOrderMachine } from '../operator-order/index.ts';
import {
  articleRow,
  enquiryRow,
  invoiceRow,
  leadRow,
  operatorQueueMachine,
  orderRow,
  type RowChanged,
  verificationRow,
} from '../operator-queue/index.ts';
import { operatorRecordsMachine } from '../operator-records/index.ts';
import { operatorRestrictionsMachine } from '../operator-restrictions/index.ts';
import { operatorStaffMachine } from '../operator-staff/index.ts';
import { type OperatorVerificationReport, operatorVerificationMachine } from '../operator-verification/index.ts';
import { orderFileMachine } from '../order-file/index.ts';
import { ratesImportMachine } from '../rates-import/index.ts';
import { resourceMachine } from '../resource/index.ts';
import { watchMachine } from '../watch/index.ts';
import { type OperatorRoom, roomsOf } from './operator-rooms.rules.ts';
import type { OperatorRoomsContext, OperatorRoomsEvent, OperatorRoomsInput } from './operator-rooms.types.ts';

export const operatorRoomsMachine = setup({
  types: {
    context: {} as OperatorRoomsContext,
    events: {} as OperatorRoomsEvent,
    input: {} as OperatorRoomsInput,
    children: {} as {
      orderQueue: 'orderQueue';
      order: 'order';
      orderFile: 'orderFile';
      enquiryQueue: 'enquiryQueue';
      enquiry: 'enquiry';
      verificationQueue: 'verificationQueue';
      verification: 'verification';
      invoiceQueue: 'invoiceQueue';
      invoice: 'invoice';
      leadQueue: 'leadQueue';
      lead: 'lead';
      vehicles: 'vehicles';
      rates: 'rates';
      restrictions: 'restrictions';
      articleQueue: 'articleQueue';
      article: 'article';
      opening: 'opening';
      codes: 'codes';
      company: 'company';
      staff: 'staff';
      notices: 'notices';
      acts: 'acts';
      counts: 'counts';
    },
  },
  actors: {
    orderQueue: operatorQueueMachine,
    order: operatorOrderMachine,
    orderFile: orderFileMachine,
    enquiryQueue: operatorQueueMachine,
    enquiry: operatorEnquiryMachine,
    verificationQueue: operatorQueueMachine,
    verification: operatorVerificationMachine,
    invoiceQueue: operatorQueueMachine,
    invoice: operatorInvoiceMachine,
    leadQueue: operatorQueueMachine,
    lead: operatorLeadMachine,
    vehicles: operatorRecordsMachine,
    rates: ratesImportMachine,
    restrictions: operatorRestrictionsMachine,
    articleQueue: operatorQueueMachine,
    article: operatorArticleMachine,
    opening: resourceMachine,
    codes: operatorRecordsMachine,
    company: operatorRecordsMachine,
    staff: operatorStaffMachine,
    notices: operatorNoticesMachine,
    acts: operatorQueueMachine,
    counts: watchMachine,
  },
  actions: {
    /** Ignores a room that the operator's roles do not allow. */
    storeRoom: assign(({ context }, { room }: { room: OperatorRoom }) => ({
      room: context.rooms.includes(room) ? room : context.room,
    })),
    /** Closes what was open in the previous room. */
    leave: effect(),
    tellOrderQueue: sendTo(
      'orderQueue',
      (_, { row }: Pick<OperatorOrderReport, 'row'>): RowChanged => ({
        type: 'row.changed',
        row: orderRow(row),
      }),
    ),
    tellEnquiryQueue: sendTo(
      'enquiryQueue',
      (_, { row }: Pick<OperatorEnquiryReport, 'row'>): RowChanged => ({
        type: 'row.changed',
        row: enquiryRow(row),
      }),
    ),
    tellVerificationQueue: sendTo(
      'verificationQueue',
      (_, { row }: Pick<OperatorVerificationReport, 'row'>): RowChanged => ({
        type: 'row.changed',
        row: verificationRow(row),
      }),
    ),
    tellInvoiceQueue: sendTo(
      'invoiceQueue',
      (_, { row }: Pick<OperatorInvoiceReport, 'row'>): RowChanged => ({ type: 'row.changed', row: invoiceRow(row) }),
    ),
    tellLeadQueue: sendTo(
      'leadQueue',
      (_, { row }: Pick<OperatorLeadReport, 'row'>): RowChanged => ({ type: 'row.changed', row: leadRow(row) }),
    ),
    tellArticleQueue: sendTo(
      'articleQueue',
      (_, { row }: Extract<OperatorArticleReport, { row: unknown }>): RowChanged => ({
        type: 'row.changed',
        row: articleRow(row),
      }),
    ),
    /** Reloads the counters after a row was opened or settled. */
    renewCounts: sendTo('counts', { type: 'watch.refresh' }),
    renewOrderQueue: sendTo('orderQueue', { type: 'list.renew' }),
    renewArticleQueue: sendTo('articleQueue', { type: 'list.renew' }),
  },
  guards: {
    isAt: ({ context }, { room }: { room: OperatorRoom }) => context.room === room,
  },
}).createMachine({
  id: 'operator-rooms',
  description: '操作室的各页：按职责打开第一页，点哪一页就去哪一页',
  context: ({ input: { roles, isOpening } }) => {
    const rooms = roomsOf(roles, isOpening);
    return { rooms, room: rooms[0] ?? null };
  },
  invoke: {
    id: 'counts',
    src: 'counts',
    /** Only the rooms of the role `orders` have counters. */
    input: ({ context }) => ({ asked: context.rooms.includes('orders') ? '' : null }),
  },
  on: {
    'room.asked': {
      target: '.choosing',
      actions: [{ type: 'storeRoom', params: ({ event }) => event }, 'leave', 'renewCounts'],
      description: '已在的那一页也从头打开，不归他的页打不开',
    },
  },
  initial: 'choosing',
  states: {
    choosing: {
      description: '看是哪一页',
      always: [
        { guard: { type: 'isAt', params: { room: 'opening' } }, target: 'opening' },
        { guard: { type: 'isAt', params: { room: 'orders' } }, target: 'orders' },
        { guard: { type: 'isAt', params: { room: 'enquiries' } }, target: 'enquiries' },
        { guard: { type: 'isAt', params: { room: 'verifications' } }, target: 'verifications' },
        { guard: { type: 'isAt', params: { room: 'invoices' } }, target: 'invoices' },
        { guard: { type: 'isAt', params: { room: 'leads' } }, target: 'leads' },
        { guard: { type: 'isAt', params: { room: 'vehicles' } }, target: 'vehicles' },
        { guard: { type: 'isAt', params: { room: 'rates' } }, target: 'rates' },
        { guard: { type: 'isAt', params: { room: 'restrictions' } }, target: 'restrictions' },
        { guard: { type: 'isAt', params: { room: 'codes' } }, target: 'codes' },
        { guard: { type: 'isAt', params: { room: 'content' } }, target: 'content' },
        { guard: { type: 'isAt', params: { room: 'company' } }, target: 'company' },
        { guard: { type: 'isAt', params: { room: 'staff' } }, target: 'staff' },
        { guard: { type: 'isAt', params: { room: 'notices' } }, target: 'notices' },
        { guard: { type: 'isAt', params: { room: 'acts' } }, target: 'acts' },
        'none',
      ],
    },
    opening: {
      description: '开张要办的几件事',
      invoke: { id: 'opening', src: 'opening', input: { path: '', query: '' } },
    },
    orders: {
      description: '订单队列，打开的一单在旁边',
      invoke: [
        { id: 'orderQueue', src: 'orderQueue' },
        { id: 'order', src: 'order', input: ({ self }) => ({ parent: self }) },
        { id: 'orderFile', src: 'orderFile', input: ({ self }) => ({ parent: self }) },
      ],
      on: {
        'order.changed': { actions: [{ type: 'tellOrderQueue', params: ({ event }) => event }, 'renewCounts'] },
        'orders.recorded': { actions: 'renewOrderQueue' },
      },
    },
    enquiries: {
      description: '询价队列，打开的一个在旁边',
      invoke: [
        { id: 'enquiryQueue', src: 'enquiryQueue' },
        { id: 'enquiry', src: 'enquiry', input: ({ self }) => ({ parent: self }) },
      ],
      on: {
        'enquiry.changed': { actions: [{ type: 'tellEnquiryQueue', params: ({ event }) => event }, 'renewCounts'] },
      },
    },
    verifications: {
      description: '企业认证队列，打开的一个在旁边',
      invoke: [
        { id: 'verificationQueue', src: 'verificationQueue' },
        { id: 'verification', src: 'verification', input: ({ self }) => ({ parent: self }) },
      ],
      on: {
        'verification.changed': {
          actions: [{ type: 'tellVerificationQueue', params: ({ event }) => event }, 'renewCounts'],
        },
      },
    },
    invoices: {
      description: '要开的发票的队列，打开的一张在旁边',
      invoke: [
        { id: 'invoiceQueue', src: 'invoiceQueue' },
        { id: 'invoice', src: 'invoice', input: ({ self }) => ({ parent: self }) },
      ],
      on: {
        'invoice.changed': { actions: [{ type: 'tellInvoiceQueue', params: ({ event }) => event }, 'renewCounts'] },
      },
    },
    leads: {
      description: '线索、意见与提问的队列，打开的一条在旁边',
      invoke: [
        { id: 'leadQueue', src: 'leadQueue' },
        { id: 'lead', src: 'lead', input: ({ self }) => ({ parent: self }) },
      ],
      on: { 'lead.changed': { actions: [{ type: 'tellLeadQueue', params: ({ event }) => event }, 'renewCounts'] } },
    },
    vehicles: {
      description: '登记的整车订单',
      invoke: { id: 'vehicles', src: 'vehicles', input: { kind: '' } },
    },
    rates: { description: '运价', invoke: { id: 'rates', src: 'rates' } },
    restrictions: { description: '限制', invoke: { id: 'restrictions', src: 'restrictions' } },
    codes: {
      description: '承运人、港口、费用等代码',
      invoke: { id: 'codes', src: 'codes', input: { kind: 'CARRIER' } },
    },
    company: {
      description: '公司的名称、热线、备案与许可',
      invoke: { id: 'company', src: 'company', input: { kind: '' } },
    },
    staff: { description: '操作员与他们的职责', invoke: { id: 'staff', src: 'staff' } },
    notices: { description: '没有发出的通知', invoke: { id: 'notices', src: 'notices' } },
    acts: { description: '操作记录', invoke: { id: 'acts', src: 'acts' } },
    content: {
      description: '内容的列表，打开的一篇在旁边',
      invoke: [
        { id: 'articleQueue', src: 'articleQueue' },
        { id: 'article', src: 'article', input: ({ self }) => ({ parent: self }) },
      ],
      on: {
        'article.changed': { actions: { type: 'tellArticleQueue', params: ({ event }) => event } },
        'article.made': { actions: 'renewArticleQueue', description: '新的一篇不在列表里：重新读' },
      },
    },
    none: { description: '没有可进的页：说明这里没有他的页' },
  },
});

export type OperatorRoomsRef = ActorRefFrom<typeof operatorRoomsMachine>;
export type OperatorRoomsSnapshot = SnapshotFrom<typeof operatorRoomsMachine>;
