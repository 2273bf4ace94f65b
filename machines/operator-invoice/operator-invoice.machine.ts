import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import { port } from '../kit/port.ts';
import { type RecordId, recordSheet } from '../kit/record-sheet.ts';
import {
  afterSuccess,
  closed,
  hasFile,
  isIssuable,
  isIssued,
  isRefusable,
  isRequested,
  issueOf,
  noResult,
  refusalOf,
  withFile,
} from './operator-invoice.rules.ts';
import type {
  ChosenInvoice,
  CopiedText,
  InvoiceRefusalRequest,
  InvoiceSheet,
  IssueRequest,
  OperatorInvoiceContext,
  OperatorInvoiceEvent,
  OperatorInvoiceInput,
  PaperEdit,
} from './operator-invoice.types.ts';

const record = recordSheet<OperatorInvoiceContext, OperatorInvoiceEvent, 'invoice'>('invoice', { closed });

/** After a conflict with another operator: reloads the invoice and keeps the typed text visible. */
const failed = record.failed('open', '别人先处理了：重新读，所写的留着', 'forgetFile');

export const operatorInvoiceMachine = setup({
  types: {
    context: {} as OperatorInvoiceContext,
    events: {} as OperatorInvoiceEvent,
    input: {} as OperatorInvoiceInput,
  },
  actors: {
    readSheet: port<InvoiceSheet, RecordId>('operatorInvoice.read'),
    copy: port<boolean, { text: string }>('operatorInvoice.copy'),
    issue: port<unknown, IssueRequest>('operatorInvoice.issue'),
    readIssued: port<unknown, { sheet: InvoiceSheet | null }>('operatorInvoice.readIssued'),
    refuse: port<unknown, InvoiceRefusalRequest>('operatorInvoice.refuse'),
  },
  actions: {
    ...record.actions,
    storeCopying: assign((_, { name, text }: CopiedText) => ({ copied: { name, text, isThere: false } })),
    storeCopied: assign(({ context: { copied } }, { output }: { output: boolean }) => ({
      copied: copied && { ...copied, isThere: output },
    })),
    storeFile: assign((_, { file }: { file: ChosenInvoice }) => withFile(file)),
    storePaper: assign(({ context: { paper } }, { field, value }: PaperEdit) => ({
      ...noResult,
      paper: { ...paper, [field]: value },
    })),
    forgetFile: assign({ ...noResult, file: null, fileError: null }),
    storeReason: assign((_, { reason }: { reason: string }) => ({ ...noResult, reason })),
    tellIssued: assign(afterSuccess('issued')),
    tellRefused: assign(afterSuccess('refused')),
    clearResult: assign(noResult),
  },
  guards: {
    ...record.guards,
    isRequested: ({ context }) => isRequested(context),
    hasFile: ({ context }) => hasFile(context),
    isIssued: ({ context }) => isIssued(context),
    isIssuable: ({ context }) => isIssuable(context),
    isRefusable: ({ context }) => isRefusable(context),
  },
}).createMachine({
  id: 'operator-invoice',
  description: '操作室里打开的一张发票：看要开什么，交付电子发票，或写原因不开；别人先处理了就重新读',
  context: ({ input }) => ({ ...closed, ...input }),
  initial: 'closed',
  states: {
    ...record.states(),
    open: {
      description: '看全部内容，复制到税务系统，选电子发票或写原因',
      on: {
        ...record.exits(),
        'text.copy': { target: '.copying', actions: { type: 'storeCopying', params: ({ event }) => event } },
        'file.chosen': { guard: 'isRequested', actions: { type: 'storeFile', params: ({ event }) => event } },
        'file.remove': { guard: 'hasFile', actions: 'forgetFile' },
        'paper.typed': { guard: 'isRequested', actions: { type: 'storePaper', params: ({ event }) => event } },
        'invoice.issue': { guard: 'isIssuable', target: 'issuing', actions: 'clearResult' },
        'reason.typed': { guard: 'isRequested', actions: { type: 'storeReason', params: ({ event }) => event } },
        'invoice.refuse': { guard: 'isRefusable', target: 'refusing', actions: 'clearResult' },
      },
      initial: 'shown',
      states: {
        shown: {
          description: '没有在复制，也没有在取文件',
          on: { 'issued.read': { guard: 'isIssued', target: 'reading', actions: 'clearResult' } },
        },
        reading: {
          description: '取已交付的电子发票',
          invoke: {
            id: 'readIssued',
            src: 'readIssued',
            input: ({ context: { sheet } }) => ({ sheet }),
            onDone: 'shown',
            onError: { target: 'shown', actions: record.refused },
          },
        },
        copying: {
          description: '复制一项，其余照常',
          invoke: {
            id: 'copy',
            src: 'copy',
            input: ({ context }) => ({ text: context.copied?.text ?? '' }),
            onDone: { target: 'shown', actions: { type: 'storeCopied', params: ({ event }) => event } },
            onError: { target: 'shown', description: '没有复制成' },
          },
        },
      },
    },
    issuing: {
      description: '正在交付电子发票',
      invoke: {
        id: 'issue',
        src: 'issue',
        input: ({ context }) => issueOf(context),
        onDone: { target: 'opening', actions: 'tellIssued' },
        onError: failed,
      },
    },
    refusing: {
      description: '正在记下不开',
      invoke: {
        id: 'refuse',
        src: 'refuse',
        input: ({ context }) => refusalOf(context),
        onDone: { target: 'opening', actions: 'tellRefused' },
        onError: failed,
      },
    },
  },
});

export type OperatorInvoiceRef = ActorRefFrom<typeof operatorInvoiceMachine>;
export type OperatorInvoiceSnapshot = SnapshotFrom<typeof operatorInvoiceMachine>;
