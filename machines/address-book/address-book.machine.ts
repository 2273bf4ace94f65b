import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import type { PartyKind } from '#contract/calls/address-book.ts';
import { toFailure } from '#domain/failure.ts';
import { port } from '../kit/port.ts';
import { blankEntry, errorsIn } from './address-book.rules.ts';
import type { AddressBookContext, AddressBookEvent, KeptEntry, PartyField } from './address-book.types.ts';

const entryOf = ({ entries }: AddressBookContext, id: string) => entries.find((entry) => entry.id === id) ?? null;

export const addressBookMachine = setup({
  types: { context: {} as AddressBookContext, events: {} as AddressBookEvent, tags: {} as 'busy' },
  actors: {
    load: port<readonly KeptEntry[]>('addressBook.load'),
    save: port<void, { entry: KeptEntry | null }>('addressBook.save'),
    remove: port<void, { id: string }>('addressBook.remove'),
  },
  actions: {
    storeEntries: assign((_, params: { entries: readonly KeptEntry[] }) => ({
      entries: params.entries,
      edited: null,
      removed: null,
      failure: null,
    })),
    storeEdited: assign(({ context }, params: { id: string }) => ({
      edited: entryOf(context, params.id),
      failure: null,
    })),
    beginEntry: assign({ edited: blankEntry, failure: null }),
    storeKind: assign(({ context: { edited } }, { kind }: { kind: PartyKind }) => ({
      edited: edited && { ...edited, kind },
    })),
    toggleDefault: assign(({ context: { edited } }) => ({
      edited: edited && { ...edited, isDefault: !edited.isDefault },
    })),
    storeTyped: assign(({ context: { edited } }, { field, text }: { field: PartyField; text: string }) => ({
      edited: edited && { ...edited, party: { ...edited.party, [field]: text } },
    })),
    storeRemoved: assign(({ context }, params: { id: string }) => ({
      removed: entryOf(context, params.id),
      failure: null,
    })),
    clearChosen: assign({ edited: null, removed: null, failure: null }),
    storeFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error).message, removed: null })),
  },
  guards: {
    isKnown: ({ context }, params: { id: string }) => entryOf(context, params.id) !== null,
    hasNoErrors: ({ context: { edited } }) => edited !== null && Object.keys(errorsIn(edited.party)).length === 0,
  },
}).createMachine({
  id: 'address-book',
  description: '常用收发货人：列出、新增、修改、设默认、删除；删除前先问',
  context: { entries: [], edited: null, removed: null, failure: null },
  initial: 'loading',
  on: { 'addresses.close': '.finished' },
  states: {
    loading: {
      description: '读取常用收发货人',
      tags: 'busy',
      invoke: {
        id: 'load',
        src: 'load',
        onDone: {
          target: 'listing',
          actions: { type: 'storeEntries', params: ({ event }) => ({ entries: event.output }) },
        },
        onError: {
          target: 'failed',
          actions: { type: 'storeFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    failed: { description: '读不到，可以再试', on: { 'addresses.retry': 'loading' } },
    listing: {
      description: '列表；没有时说明在哪里保存',
      on: {
        'addresses.add': { target: 'editing', actions: 'beginEntry' },
        'addresses.edit': {
          guard: { type: 'isKnown', params: ({ event }) => event },
          target: 'editing',
          actions: { type: 'storeEdited', params: ({ event }) => event },
        },
        'addresses.remove': {
          guard: { type: 'isKnown', params: ({ event }) => event },
          target: 'asking',
          actions: { type: 'storeRemoved', params: ({ event }) => event },
        },
      },
    },
    editing: {
      description: '填写新的一个，或修改其中一个',
      on: {
        'addresses.kindChosen': { actions: { type: 'storeKind', params: ({ event }) => event } },
        'addresses.marked': { actions: 'toggleDefault' },
        'addresses.typed': { actions: { type: 'storeTyped', params: ({ event }) => event } },
        'addresses.save': { guard: 'hasNoErrors', target: 'saving' },
        'addresses.cancel': { target: 'listing', actions: 'clearChosen' },
      },
    },
    saving: {
      description: '正在保存',
      tags: 'busy',
      invoke: {
        id: 'save',
        src: 'save',
        input: ({ context }) => ({ entry: context.edited }),
        onDone: 'loading',
        onError: {
          target: 'editing',
          actions: { type: 'storeFailure', params: ({ event }) => ({ error: event.error }) },
          description: '没有保存：所填留着',
        },
      },
    },
    asking: {
      description: '删除之前先问',
      on: {
        'addresses.confirm': 'removing',
        'addresses.keep': { target: 'listing', actions: 'clearChosen' },
      },
    },
    removing: {
      description: '正在删除',
      tags: 'busy',
      invoke: {
        id: 'remove',
        src: 'remove',
        input: ({ context }) => ({ id: context.removed!.id }),
        onDone: 'loading',
        onError: {
          target: 'listing',
          actions: { type: 'storeFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    finished: { description: '窗口关闭', type: 'final' },
  },
});

export type AddressBookRef = ActorRefFrom<typeof addressBookMachine>;
export type AddressBookSnapshot = SnapshotFrom<typeof addressBookMachine>;
