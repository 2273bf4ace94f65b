import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import { blankRequest, invoiceErrorsByField } from '#domain/invoices/request-form.ts';
import { formChart } from '../kit/form-chart.ts';
import { isAnotherPage } from '../kit/list.ts';
import { port } from '../kit/port.ts';
import { firstValues, isChoosable, toggled } from './invoice-request.rules.ts';
import type {
  InvoicePage,
  InvoiceRequestContext,
  InvoiceRequestEvent,
  RequestedInvoice,
} from './invoice-request.types.ts';

const form = formChart<InvoiceRequestContext, InvoiceRequestEvent>(({ values }) => invoiceErrorsByField(values));

export const invoiceRequestMachine = setup({
  types: {
    context: {} as InvoiceRequestContext,
    events: {} as InvoiceRequestEvent,
    tags: {} as 'busy' | 'list',
  },
  actors: {
    list: port<InvoicePage, { page: number }>('invoices.list'),
    download: port<unknown, { fileId: string }>('invoices.download'),
    send: port<unknown, RequestedInvoice>('invoices.send'),
  },
  actions: {
    ...form.actions,
    storePage: assign((_, { page }: { page: InvoicePage }) => ({ page, pageNo: page.page, failure: null })),
    storePageNo: assign((_, { page }: { page: number }) => ({ pageNo: page })),
    storeFile: assign((_, { fileId }: { fileId: string }) => ({ fileId })),
    forgetFile: assign({ fileId: null }),
    begin: assign(({ context: { page } }) => ({
      ...{ chosen: [], values: firstValues(page), errors: {} },
      ...{ failure: null, isSent: false },
    })),
    storeToggled: assign(({ context: { chosen } }, { orderNo }: { orderNo: string }) => ({
      chosen: toggled(chosen, orderNo),
    })),
    storeSent: assign({ isSent: true, pageNo: 1 }),
    forgetFailure: assign({ failure: null }),
  },
  guards: {
    ...form.guards,
    mayAsk: ({ context: { page } }) => page?.mayAsk === true && page.invoiceable.length > 0,
    isAnotherPage: ({ context }, { page }: { page: number }) => isAnotherPage(context.page, page),
    isIssued: ({ context: { page } }, { fileId }: { fileId: string }) =>
      page?.items.some(({ file }) => file?.fileId === fileId) === true,
    isChoosable: ({ context }, { orderNo }: { orderNo: string }) => isChoosable(context, orderNo),
    hasChosen: ({ context: { chosen } }) => chosen.length > 0,
  },
}).createMachine({
  id: 'invoice-request',
  description: '发票：列表与下载；申请时先选订单，再填抬头与税号，核对之后送出',
  context: {
    ...{ page: null, pageNo: 1, chosen: [], values: blankRequest, errors: {} },
    ...{ failure: null, isSent: false, fileId: null },
  },
  initial: 'reading',
  states: {
    reading: {
      description: '正在读取发票',
      tags: 'busy',
      invoke: {
        id: 'list',
        src: 'list',
        input: ({ context: { pageNo } }) => ({ page: pageNo }),
        onDone: {
          target: 'listed',
          actions: { type: 'storePage', params: ({ event }) => ({ page: event.output }) },
        },
        onError: { target: 'unread', actions: { type: 'storeFailure', params: ({ event }) => event } },
      },
    },
    unread: {
      description: '没有读到，可以重试',
      on: { 'invoice.retry': { target: 'reading', actions: 'forgetFailure' } },
    },
    listed: {
      description: '看发票，下载开出的，或者申请',
      tags: 'list',
      on: {
        'invoice.turn': {
          guard: { type: 'isAnotherPage', params: ({ event }) => event },
          target: 'reading',
          actions: { type: 'storePageNo', params: ({ event }) => event },
        },
        'invoice.download': {
          guard: { type: 'isIssued', params: ({ event }) => event },
          target: 'downloading',
          actions: { type: 'storeFile', params: ({ event }) => event },
        },
        'invoice.begin': { guard: 'mayAsk', target: 'choosing', actions: 'begin' },
      },
    },
    downloading: {
      description: '正在下载一张发票',
      tags: 'list',
      entry: 'forgetFailure',
      exit: 'forgetFile',
      invoke: {
        id: 'download',
        src: 'download',
        input: ({ context: { fileId } }) => ({ fileId: fileId! }),
        onDone: 'listed',
        onError: { target: 'listed', actions: { type: 'storeFailure', params: ({ event }) => event } },
      },
    },
    choosing: {
      description: '选同一付款方的一个或几个订单',
      on: {
        'invoice.toggle': {
          guard: { type: 'isChoosable', params: ({ event }) => event },
          actions: { type: 'storeToggled', params: ({ event }) => event },
        },
        'invoice.next': { guard: 'hasChosen', target: 'editing' },
        'invoice.cancel': 'listed',
      },
    },
    editing: {
      description: '填写发票类型、抬头、税号与收票人',
      on: {
        'invoice.typed': form.typed,
        'invoice.check': { target: 'checking', actions: 'checkAll' },
        'invoice.back': 'choosing',
        'invoice.cancel': 'listed',
      },
    },
    checking: {
      description: '检查必填项、税号与账号',
      always: [{ guard: 'hasNoErrors', target: 'confirming' }, { target: 'editing' }],
    },
    confirming: {
      description: '核对订单、金额与抬头',
      on: {
        'invoice.send': { target: 'submitting', actions: 'forgetFailure' },
        'invoice.back': { target: 'editing', actions: 'forgetFailure' },
        'invoice.cancel': { target: 'reading', actions: 'forgetFailure' },
      },
    },
    submitting: {
      description: '正在送出申请',
      tags: 'busy',
      invoke: {
        id: 'send',
        src: 'send',
        input: ({ context: { chosen, values } }) => ({ orderNos: chosen, details: values }),
        onDone: { target: 'reading', actions: 'storeSent' },
        onError: { target: 'confirming', actions: { type: 'storeFailure', params: ({ event }) => event } },
      },
    },
  },
});

export type InvoiceRequestRef = ActorRefFrom<typeof invoiceRequestMachine>;
export type InvoiceRequestSnapshot = SnapshotFrom<typeof invoiceRequestMachine>;
