import { type ActorRefFrom, assign, type SnapshotFrom, sendTo, setup } from 'xstate';
import { UNKNOWN_OWNER } from '#domain/booking/owner.ts';
import { requestDescription } from '#domain/enquiry/purchase-fields.ts';
import { blankRequest, type RequestForm } from '#domain/enquiry/purchase-form.ts';
import { toFailure } from '#domain/failure.ts';
import { setField } from '#domain/form/change.ts';
import { hasBlockingErrors } from '#domain/form/check.ts';
import { effect } from '../kit/effect.ts';
import { keyedForm } from '../kit/keyed-form.ts';
import { feed, port } from '../kit/port.ts';
import { type TakenFile, uploadsMachine } from '../uploads/index.ts';
import * as rules from './purchase-request.rules.ts';
import type {
  PublishedRequest,
  PurchaseRequestContext,
  PurchaseRequestEvent,
  RequestWriter,
  RestoredRequest,
  SendRequest,
} from './purchase-request.types.ts';

interface Edit {
  path: string;
  value: unknown;
}

const changed = (form: RequestForm) => ({ form, key: null, failure: null });

export const purchaseRequestMachine = setup({
  types: {
    context: {} as PurchaseRequestContext,
    events: {} as PurchaseRequestEvent,
    children: {} as { uploads: 'uploads' },
    tags: {} as 'busy' | 'form',
  },
  actors: {
    uploads: uploadsMachine,
    person: feed<PurchaseRequestEvent>('purchase-request.person'),
    restore: port<RestoredRequest>('purchase-request.restore'),
    signIn: port<{ isSignedIn: boolean }>('purchase-request.signIn'),
    makeKey: port<string>('purchase-request.makeKey'),
    send: port<PublishedRequest, SendRequest>('purchase-request.send'),
  },
  actions: {
    storeRestored: assign((_, { owner, author, now, form }: RestoredRequest) => ({
      ...{ owner, author, now },
      form: rules.filledFor(form ?? blankRequest, author),
    })),
    edit: assign(({ context: { form, now } }, { path, value }: Edit) =>
      changed(setField(requestDescription, form, { now }, path, value)),
    ),
    addItem: assign(({ context }) => changed(rules.withItem(context.form))),
    removeItem: assign(({ context }, { index }: { index: number }) => changed(rules.withoutItem(context.form, index))),
    storePending: assign((_, { arePending }: { arePending: boolean }) => ({ areFilesPending: arePending })),
    storeFile: assign(({ context: { form } }, { file: { fileId, name, size } }: { file: TakenFile }) =>
      changed({ ...form, samples: [...form.samples, { fileId, name, size }] }),
    ),
    storeWriter: assign(({ context }, { owner, author }: RequestWriter) => ({
      ...{ owner, author },
      form: rules.filledFor(context.form, author),
    })),
    emptyForm: assign({ ...changed(blankRequest), showErrors: false, published: null }),
    clearUploads: sendTo('uploads', { type: 'upload.clear' }),
    showErrors: assign({ showErrors: true }),
    storeKey: assign((_, params: { key: string }) => params),
    /** Keeps the idempotency key only when the request may have arrived. */
    storeFailure: assign(({ context }, { error }: { error: unknown }) => {
      const failure = toFailure(error);
      return { failure: failure.message, key: failure.kind === 'refused' ? null : context.key };
    }),
    storePublished: assign((_, { published }: { published: PublishedRequest }) => ({ published, failure: null })),
    keepDraft: effect<{ owner: string; form: RequestForm }>(),
    forgetDraft: effect<{ owner: string }>(),
  },
  guards: {
    ...keyedForm.guards,
    isOther: ({ context }, { owner }: RequestWriter) => rules.isOther(context, owner),
    canAdd: ({ context }) => rules.canAdd(context.form),
    canRemove: ({ context }) => rules.canRemove(context.form),
    isNobody: ({ context }) => context.author === null,
    isIncomplete: ({ context }) => context.areFilesPending || hasBlockingErrors(rules.checkedRequest(context).errors),
  },
}).createMachine({
  id: 'purchase-request',
  description: '发布采购单：填写、检查、必要时登录、发布；草稿留在本窗口，重发不会变成两张',
  context: {
    ...{ owner: UNKNOWN_OWNER, author: null, now: 0, form: blankRequest, areFilesPending: false },
    ...{ showErrors: false, key: null, failure: null, published: null },
  },
  invoke: [
    { id: 'person', src: 'person' },
    { id: 'uploads', src: 'uploads', input: ({ self }) => ({ parent: self }) },
  ],
  initial: 'restoring',
  on: {
    'uploads.pending': { actions: { type: 'storePending', params: ({ event }) => event } },
    'uploads.taken': {
      actions: [
        { type: 'storePending', params: ({ event }) => event },
        { type: 'storeFile', params: ({ event }) => event },
        { type: 'keepDraft', params: ({ context }) => draftOf(context) },
      ],
      description: '传好的文件进了表',
    },
    'person.changed': [
      {
        guard: { type: 'isOther', params: ({ event }) => event },
        target: '.restoring',
        actions: ['emptyForm', 'clearUploads'],
        description: '换了人：这份表单不再给别人看',
      },
      {
        actions: [
          { type: 'forgetDraft', params: ({ context }) => draftOf(context) },
          { type: 'storeWriter', params: ({ event }) => event },
          { type: 'keepDraft', params: ({ context }) => draftOf(context) },
        ],
        description: '在自己填的表单上登录：内容归他',
      },
    ],
  },
  states: {
    restoring: {
      description: '取回本窗口的草稿',
      invoke: {
        id: 'restore',
        src: 'restore',
        onDone: { target: 'editing', actions: { type: 'storeRestored', params: ({ event }) => event.output } },
        onError: { target: 'editing', description: '草稿读不到就从空表开始' },
      },
      on: { 'person.changed': { target: 'restoring', reenter: true, description: '读的是现在这个人的' } },
    },
    editing: {
      description: '填写；每次改动都记进草稿',
      tags: 'form',
      on: {
        'request.edit': {
          actions: [
            { type: 'edit', params: ({ event }) => event },
            { type: 'keepDraft', params: ({ context }) => draftOf(context) },
          ],
        },
        'request.addItem': {
          guard: 'canAdd',
          actions: ['addItem', { type: 'keepDraft', params: ({ context }) => draftOf(context) }],
        },
        'request.removeItem': {
          guard: 'canRemove',
          actions: [
            { type: 'removeItem', params: ({ event }) => event },
            { type: 'keepDraft', params: ({ context }) => draftOf(context) },
          ],
        },
        'request.submit': 'checking',
      },
    },
    checking: {
      description: '检查填写：有误留在表里指出，没有登录先登录',
      always: [keyedForm.isIncomplete, { guard: 'isNobody', target: 'signingIn' }, ...keyedForm.send],
    },
    signingIn: {
      description: '登录窗口打开，表单原样留着；登录后请人再点一次',
      tags: 'form',
      invoke: { id: 'signIn', src: 'signIn', onDone: 'editing', onError: 'editing' },
    },
    keying: {
      description: '给这一份内容取一个编号，重发不会变成两张',
      tags: ['busy', 'form'],
      invoke: {
        ...keyedForm.makeKey,
        onError: { target: 'editing', actions: { type: 'storeFailure', params: ({ event }) => event } },
      },
    },
    submitting: {
      description: '正在发布',
      tags: ['busy', 'form'],
      invoke: {
        id: 'send',
        src: 'send',
        input: ({ context }) => ({ form: rules.checkedRequest(context).form, key: context.key ?? '' }),
        onDone: {
          target: 'published',
          actions: [
            { type: 'storePublished', params: ({ event }) => ({ published: event.output }) },
            { type: 'forgetDraft', params: ({ context }) => draftOf(context) },
          ],
        },
        onError: {
          target: 'editing',
          actions: { type: 'storeFailure', params: ({ event }) => event },
          description: '没有发布：内容都在，可以再点一次',
        },
      },
    },
    published: {
      description: '已发布：给出单号与链接',
      on: { 'request.again': { target: 'restoring', actions: 'emptyForm' } },
    },
  },
});

const draftOf = ({ owner, form }: PurchaseRequestContext) => ({ owner, form });

export type PurchaseRequestRef = ActorRefFrom<typeof purchaseRequestMachine>;
export type PurchaseRequestSnapshot = SnapshotFrom<typeof purchaseRequestMachine>;
