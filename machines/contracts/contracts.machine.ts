import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import { toFailure } from '#domain/failure.ts';
import { isAnotherPage } from '../kit/list.ts';
import { port } from '../kit/port.ts';
import { agreedOf, recordOf } from './contracts.rules.ts';
import type {
  ContractAgreed,
  ContractFile,
  ContractPage,
  ContractRecord,
  ContractsContext,
  ContractsEvent,
  OpenedContract,
} from './contracts.types.ts';

export const contractsMachine = setup({
  types: {
    context: {} as ContractsContext,
    events: {} as ContractsEvent,
    tags: {} as 'busy' | 'list',
  },
  actors: {
    list: port<ContractPage, { page: number }>('contracts.list'),
    read: port<OpenedContract, { orderNo: string }>('contracts.read'),
    download: port<unknown, ContractFile>('contracts.download'),
    conclude: port<ContractRecord, ContractAgreed>('contracts.conclude'),
  },
  actions: {
    storePage: assign((_, { page }: { page: ContractPage }) => ({ page, pageNo: page.page, failure: null })),
    storePageNo: assign((_, { page }: { page: number }) => ({ pageNo: page, outcome: null })),
    storeFile: assign((_, { orderNo, kind }: ContractFile) => ({ file: { orderNo, kind } })),
    forgetFile: assign({ file: null }),
    storeOrder: assign((_, { orderNo }: { orderNo: string }) => ({ orderNo, outcome: null })),
    storeOpened: assign((_, { opened }: { opened: OpenedContract }) => ({ opened })),
    storeAgreed: assign(({ context }) => ({ isAgreed: !context.isAgreed })),
    storeOutcome: assign((_, { record }: { record: ContractRecord }) => ({ outcome: record.state })),
    closeTexts: assign({ orderNo: null, opened: null, isAgreed: false, failure: null }),
    storeFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error).message })),
    forgetFailure: assign({ failure: null }),
  },
  guards: {
    isAnotherPage: ({ context }, { page }: { page: number }) => isAnotherPage(context.page, page),
    isListed: ({ context }, { orderNo }: { orderNo: string }) => recordOf(context.page, orderNo) !== undefined,
    isOpen: ({ context }, { orderNo }: { orderNo: string }) => recordOf(context.page, orderNo)?.mayConclude === true,
    mayConclude: ({ context: { opened, isAgreed } }) => isAgreed && opened?.record.mayConclude === true,
  },
}).createMachine({
  id: 'contracts',
  description: '订单的服务合同与收费协议：看到哪一步、下载，读过条款后同意或发起电子签',
  context: {
    ...{ page: null, pageNo: 1, orderNo: null, opened: null, isAgreed: false },
    ...{ outcome: null, file: null, failure: null },
  },
  initial: 'reading',
  states: {
    reading: {
      description: '正在读取合同',
      tags: 'busy',
      invoke: {
        id: 'list',
        src: 'list',
        input: ({ context: { pageNo } }) => ({ page: pageNo }),
        onDone: { target: 'listed', actions: { type: 'storePage', params: ({ event }) => ({ page: event.output }) } },
        onError: { target: 'unread', actions: { type: 'storeFailure', params: ({ event }) => event } },
      },
    },
    unread: {
      description: '没有读到，可以重试',
      on: { 'contracts.retry': { target: 'reading', actions: 'forgetFailure' } },
    },
    listed: {
      description: '看每个订单的合同到了哪一步，下载或者打开条款',
      tags: 'list',
      on: {
        'contracts.turn': {
          guard: { type: 'isAnotherPage', params: ({ event }) => event },
          target: 'reading',
          actions: { type: 'storePageNo', params: ({ event }) => event },
        },
        'contracts.refresh': 'reading',
        'contracts.download': {
          guard: { type: 'isListed', params: ({ event }) => event },
          target: 'downloading',
          actions: { type: 'storeFile', params: ({ event }) => event },
        },
        'contracts.open': {
          guard: { type: 'isOpen', params: ({ event }) => event },
          target: 'opening',
          actions: ['forgetFailure', { type: 'storeOrder', params: ({ event }) => event }],
        },
      },
    },
    downloading: {
      description: '正在下载一份文件',
      tags: 'list',
      entry: 'forgetFailure',
      exit: 'forgetFile',
      invoke: {
        id: 'download',
        src: 'download',
        input: ({ context: { file } }) => file!,
        onDone: 'listed',
        onError: { target: 'listed', actions: { type: 'storeFailure', params: ({ event }) => event } },
      },
    },
    opening: {
      description: '正在读取条款',
      tags: 'busy',
      invoke: {
        id: 'read',
        src: 'read',
        input: ({ context: { orderNo } }) => ({ orderNo: orderNo! }),
        onDone: {
          target: 'shown',
          actions: { type: 'storeOpened', params: ({ event }) => ({ opened: event.output }) },
        },
        onError: {
          target: 'listed',
          actions: ['closeTexts', { type: 'storeFailure', params: ({ event }) => event }],
        },
      },
    },
    shown: {
      description: '两份条款打开着，勾选后才能订立',
      on: {
        'contracts.agree': { actions: 'storeAgreed' },
        'contracts.conclude': { guard: 'mayConclude', target: 'concluding', actions: 'forgetFailure' },
        'contracts.back': { target: 'reading', actions: 'closeTexts' },
      },
    },
    concluding: {
      description: '正在订立',
      tags: 'busy',
      invoke: {
        id: 'conclude',
        src: 'conclude',
        input: ({ context: { opened } }) => agreedOf(opened!),
        onDone: {
          target: 'reading',
          actions: ['closeTexts', { type: 'storeOutcome', params: ({ event }) => ({ record: event.output }) }],
        },
        onError: { target: 'shown', actions: { type: 'storeFailure', params: ({ event }) => event } },
      },
    },
  },
});

export type ContractsRef = ActorRefFrom<typeof contractsMachine>;
export type ContractsSnapshot = SnapshotFrom<typeof contractsMachine>;
