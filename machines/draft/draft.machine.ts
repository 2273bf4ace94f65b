import { type ActorRefFrom, assign, type SnapshotFrom, sendTo, setup } from 'xstate';
import type { BookingForm } from '#domain/booking/service.ts';
import { DRAFT_DEBOUNCE_MS } from '#domain/limits.ts';
import { port } from '../kit/port.ts';
import type {
  DraftArrival,
  DraftContext,
  DraftEvent,
  DraftInput,
  DraftMark,
  DraftRemoval,
  KeptDraft,
  LaterDraft,
  SaveAnswer,
} from './draft.types.ts';

const parent = ({ context }: { context: DraftContext }) => context.parent;

export const draftMachine = setup({
  types: {
    context: {} as DraftContext,
    events: {} as DraftEvent,
    input: {} as DraftInput,
    tags: {} as 'busy',
  },
  actors: {
    keepHere: port<void, KeptDraft>('draft.keepHere'),
    save: port<SaveAnswer, KeptDraft>('draft.save'),
    remove: port<void, DraftRemoval>('draft.remove'),
  },
  actions: {
    storeForm: assign((_, { form }: { form: BookingForm }) => ({ form, isBehind: true })),
    /** Stores the sent form: it may have no edits in this tab, and the draft still has to be complete. */
    storeSent: assign((_, { form, sent }: { form: BookingForm; sent: BookingForm | null }) => ({ form, sent })),
    storeSession: assign(({ context }, { owner, isSignedIn, form }: DraftArrival) => ({
      owner,
      isSignedIn,
      form: context.form === null ? null : form,
    })),
    catchUp: assign({ isBehind: false }),
    storeSaved: assign((_, { answer }: { answer: SaveAnswer }) =>
      answer.kind === 'saved' ? { mark: answer.mark, later: null } : { later: answer.later },
    ),
    adoptLater: assign(({ context: { later } }) => ({
      adoptedVersion: later!.version,
      form: later!.form,
      mark: markOf(later!),
      later: null,
    })),
    keepMine: assign(({ context: { later } }) => ({ mark: markOf(later!), later: null })),
    forget: assign({ form: null, sent: null, mark: null, later: null, adoptedVersion: 0, isBehind: false }),
    tellAdopted: sendTo(parent, ({ context }) => ({
      type: 'draft.adopted',
      form: context.form!,
      version: context.adoptedVersion,
    })),
  },
  guards: {
    isSignedIn: ({ context }) => context.isSignedIn,
    isBehind: ({ context }) => context.isBehind,
    /** Ignores a change that was typed before another tab's draft was adopted: its form is no longer shown. */
    isOfThisForm: ({ context }, { basedOn }: { basedOn: number }) => basedOn >= context.adoptedVersion,
    isEmpty: ({ context }) => context.form === null,
    isConflict: (_, { answer }: { answer: SaveAnswer }) => answer.kind === 'conflict',
  },
  delays: { debounce: DRAFT_DEBOUNCE_MS },
}).createMachine({
  id: 'draft',
  description: '草稿：先存本机，登录后再存服务器；另一窗口存得更晚时由人选择',
  context: ({ input }) => ({
    ...input,
    form: null,
    sent: null,
    later: null,
    adoptedVersion: 0,
    isBehind: false,
  }),
  initial: 'untouched',
  on: {
    'draft.changed': {
      guard: { type: 'isOfThisForm', params: ({ event }) => event },
      target: '.changed',
      actions: { type: 'storeForm', params: ({ event }) => event },
    },
    'draft.sent': { target: '.sealing', actions: { type: 'storeSent', params: ({ event }) => event } },
    'draft.session': { target: '.changed', actions: { type: 'storeSession', params: ({ event }) => event } },
    'draft.discard': '.removing',
  },
  states: {
    untouched: { description: '还没有填写什么' },
    changed: {
      description: '刚有改动，停下 1 秒后保存，离开页面时立即保存',
      after: { debounce: 'keeping' },
      on: { 'draft.leaving': 'keeping' },
    },
    keeping: {
      description: '存到本机',
      tags: 'busy',
      entry: 'catchUp',
      always: { guard: 'isEmpty', target: 'untouched' },
      invoke: {
        id: 'keepHere',
        src: 'keepHere',
        input: ({ context }) => keptOf(context),
        onDone: [{ guard: 'isSignedIn', target: 'saving' }, { target: 'keptHere' }],
        onError: [
          { guard: 'isSignedIn', target: 'saving', description: '本机存满或被禁用，仍可存到服务器' },
          { target: 'unkept' },
        ],
      },
    },
    sealing: {
      description: '订单正在提交：只在本机记下，答复丢失时可以用同一编号再交',
      tags: 'busy',
      invoke: {
        id: 'keepHere',
        src: 'keepHere',
        input: ({ context }) => keptOf(context),
        onDone: 'keptHere',
        onError: 'unkept',
      },
    },
    keptHere: { description: '已存在本机；登录后也会存到服务器' },
    saving: {
      description: '存到服务器；期间的改动随后再存',
      tags: 'busy',
      on: {
        'draft.changed': {
          guard: { type: 'isOfThisForm', params: ({ event }) => event },
          actions: { type: 'storeForm', params: ({ event }) => event },
        },
        'draft.leaving': { guard: 'isBehind', target: 'keeping' },
      },
      invoke: {
        id: 'save',
        src: 'save',
        input: ({ context }) => keptOf(context),
        onDone: [
          {
            guard: { type: 'isConflict', params: ({ event }) => ({ answer: event.output }) },
            target: 'conflicting',
            actions: { type: 'storeSaved', params: ({ event }) => ({ answer: event.output }) },
          },
          {
            guard: 'isBehind',
            target: 'changed',
            actions: { type: 'storeSaved', params: ({ event }) => ({ answer: event.output }) },
          },
          { target: 'marking', actions: { type: 'storeSaved', params: ({ event }) => ({ answer: event.output }) } },
        ],
        onError: 'unsaved',
      },
    },
    marking: {
      description: '把服务器的版本记在本机的草稿上',
      tags: 'busy',
      invoke: {
        id: 'keepHere',
        src: 'keepHere',
        input: ({ context }) => ({ ...keptOf(context), isOnServer: true }),
        onDone: 'saved',
        onError: 'saved',
      },
    },
    saved: { description: '草稿已保存' },
    conflicting: {
      description: '另一窗口或设备保存了更新的草稿：用那一份，还是保留这里的',
      on: {
        'draft.changed': {
          guard: { type: 'isOfThisForm', params: ({ event }) => event },
          actions: { type: 'storeForm', params: ({ event }) => event },
        },
        'draft.takeTheirs': { target: 'keeping', actions: ['adoptLater', 'tellAdopted'] },
        'draft.keepMine': { target: 'saving', actions: ['keepMine', 'catchUp'] },
      },
    },
    unsaved: {
      description: '没能存到服务器，本机的草稿还在；下次改动时再存',
      on: { 'draft.retry': 'keeping' },
    },
    unkept: {
      description: '本机不能保存草稿，离开页面会丢失；登录后可存到服务器',
      on: { 'draft.retry': 'keeping' },
    },
    removing: {
      description: '订单已下或表单已清空：删除草稿',
      tags: 'busy',
      on: {
        'draft.session': {
          actions: { type: 'storeSession', params: ({ event }) => event },
          description: '登录情况又读了一次：要删的不再存回来',
        },
      },
      invoke: {
        id: 'remove',
        src: 'remove',
        input: ({ context }) => removalOf(context),
        onDone: { target: 'untouched', actions: 'forget' },
        onError: { target: 'untouched', actions: 'forget' },
      },
    },
  },
});

const markOf = ({ id, version }: LaterDraft): DraftMark => ({ id, version });

const removalOf = ({ service, owner, id, mark }: DraftContext): DraftRemoval => ({ service, owner, id, mark });

const keptOf = (context: DraftContext): KeptDraft => ({
  ...removalOf(context),
  form: context.form!,
  sent: context.sent,
  isOnServer: false,
});

export type DraftRef = ActorRefFrom<typeof draftMachine>;
export type DraftSnapshot = SnapshotFrom<typeof draftMachine>;
