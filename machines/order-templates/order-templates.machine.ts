import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import { toFailure } from '#domain/failure.ts';
import { port } from '../kit/port.ts';
import type {
  NamedTemplate,
  OrderTemplatesContext,
  OrderTemplatesEvent,
  TemplateSource,
  TemplatesRead,
} from './order-templates.types.ts';

const nothing: OrderTemplatesContext = {
  items: [],
  mayEdit: false,
  source: null,
  name: '',
  chosen: null,
  failure: null,
};

export const orderTemplatesMachine = setup({
  types: {
    context: {} as OrderTemplatesContext,
    events: {} as OrderTemplatesEvent,
    tags: {} as 'busy' | 'listed' | 'naming' | 'open',
  },
  actors: {
    list: port<TemplatesRead>('orderTemplates.list'),
    save: port<unknown, NamedTemplate>('orderTemplates.save'),
    remove: port<unknown, { id: string }>('orderTemplates.remove'),
  },
  actions: {
    storeSource: assign((_, { source, name }: { source: TemplateSource | null; name: string }) => ({ source, name })),
    storeList: assign((_, { items, mayEdit }: TemplatesRead) => ({ items, mayEdit })),
    storeChosen: assign(({ context: { items } }, { id }: { id: string }) => ({
      chosen: id,
      name: items.find((one) => one.id === id)?.name ?? '',
      failure: null,
    })),
    storeName: assign((_, { name }: { name: string }) => ({ name })),
    clearChosen: assign({ chosen: null, source: null, name: '', failure: null }),
    storeFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error).message })),
    clearFailure: assign({ failure: null }),
    forgetAll: assign(nothing),
  },
  guards: {
    isToBeSaved: ({ context: { source } }, { mayEdit }: { mayEdit: boolean }) => source !== null && mayEdit,
    isNamed: ({ context: { name } }) => name.trim() !== '',
    isChangeable: ({ context: { items, mayEdit } }, { id }: { id: string }) =>
      mayEdit && items.some((one) => one.id === id),
  },
}).createMachine({
  id: 'order-templates',
  description: '订单模板：把订单或填着的表单存成模板，列出、改名、删除；删除前先问',
  context: nothing,
  initial: 'closed',
  states: {
    closed: {
      description: '没有打开',
      on: { 'templates.open': { target: 'open', actions: { type: 'storeSource', params: ({ event }) => event } } },
    },
    open: {
      description: '模板打开着',
      tags: 'open',
      initial: 'reading',
      on: { 'templates.close': { target: 'closed', actions: 'forgetAll' } },
      states: {
        reading: {
          description: '正在读取模板',
          entry: 'clearFailure',
          invoke: {
            id: 'list',
            src: 'list',
            onDone: [
              {
                guard: { type: 'isToBeSaved', params: ({ event }) => event.output },
                target: 'naming',
                actions: { type: 'storeList', params: ({ event }) => event.output },
                description: '有要存的，先给它取名',
              },
              {
                target: 'shown',
                actions: ['clearChosen', { type: 'storeList', params: ({ event }) => event.output }],
              },
            ],
            onError: { target: 'unread', actions: { type: 'storeFailure', params: ({ event }) => event } },
          },
        },
        unread: { description: '没有读到，可以重试', on: { 'templates.retry': 'reading' } },
        shown: {
          description: '列表；每个可以用来下单，能下单的人可以改名与删除',
          tags: 'listed',
          on: {
            'templates.rename': {
              guard: { type: 'isChangeable', params: ({ event }) => event },
              target: 'naming',
              actions: { type: 'storeChosen', params: ({ event }) => event },
            },
            'templates.remove': {
              guard: { type: 'isChangeable', params: ({ event }) => event },
              target: 'asking',
              actions: { type: 'storeChosen', params: ({ event }) => event },
            },
          },
        },
        naming: {
          description: '写名称',
          tags: 'naming',
          on: {
            'templates.typed': { actions: { type: 'storeName', params: ({ event }) => event } },
            'templates.save': { guard: 'isNamed', target: 'saving' },
            'templates.keep': { target: 'shown', actions: 'clearChosen', description: '不存、不改' },
          },
        },
        saving: {
          description: '正在保存',
          tags: ['naming', 'busy'],
          entry: 'clearFailure',
          invoke: {
            id: 'save',
            src: 'save',
            input: ({ context: { chosen, source, name } }) => ({ id: chosen, source, name: name.trim() }),
            onDone: { target: 'reading', actions: 'clearChosen' },
            onError: {
              target: 'naming',
              actions: { type: 'storeFailure', params: ({ event }) => event },
              description: '没有存成：名称留着',
            },
          },
        },
        asking: {
          description: '删除之前先问',
          tags: 'listed',
          on: {
            'templates.confirm': 'removing',
            'templates.keep': { target: 'shown', actions: 'clearChosen' },
          },
        },
        removing: {
          description: '正在删除',
          tags: ['listed', 'busy'],
          invoke: {
            id: 'remove',
            src: 'remove',
            input: ({ context }) => ({ id: context.chosen! }),
            onDone: { target: 'reading', actions: 'clearChosen' },
            onError: {
              target: 'shown',
              actions: ['clearChosen', { type: 'storeFailure', params: ({ event }) => event }],
            },
          },
        },
      },
    },
  },
});

export type OrderTemplatesRef = ActorRefFrom<typeof orderTemplatesMachine>;
export type OrderTemplatesSnapshot = SnapshotFrom<typeof orderTemplatesMachine>;
