import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { ANONYMOUS, UNKNOWN_OWNER } from '#domain/booking/owner.ts';
import { NO_RECENT_LOCATIONS } from '#domain/locations/recent.ts';
import { keyedForm } from '../kit/keyed-form.ts';
import { failureOf, readEnquiry, unreadLink } from './enquiry.rules.ts';
import { enquirySetup } from './enquiry.setup.ts';
import type { EnquiryContext } from './enquiry.types.ts';

export const enquiryMachine = enquirySetup.createMachine({
  id: 'enquiry',
  description: '询价：填写、检查、必要时登录、提交；整箱、拼箱与陆运是同一个流程',
  context: ({ input }) => ({
    service: input.service,
    author: { owner: UNKNOWN_OWNER, person: null, hasTyped: false, isSignInRequested: false },
    values: {},
    opened: { today: '', isLinkGone: false, unclaimed: null },
    recent: input.recent ?? NO_RECENT_LOCATIONS,
    areFilesPending: false,
    showErrors: false,
    refused: {},
    key: null,
    justSignedIn: false,
    failure: null,
    placed: null,
  }),
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
    'person.recognised': [
      {
        guard: { type: 'isOther', params: ({ event }) => event },
        target: '.restoring',
        actions: ['emptyForm', 'clearAddress', 'clearUploads', { type: 'recognise', params: ({ event }) => event }],
        description: '换了人：这份表单不再给别人看',
      },
      {
        guard: { type: 'isOwn', params: ({ event }) => event },
        actions: { type: 'recognise', params: ({ event }) => event },
      },
      {
        actions: [
          { type: 'forgetDraft', params: ({ context }) => slotOf(context) },
          { type: 'recognise', params: ({ event }) => event },
          { type: 'keepDraft', params: ({ context }) => draftOf(context) },
        ],
        description: '在自己填的表单上登录：内容归他',
      },
    ],
    'person.left': [
      {
        guard: { type: 'isOther', params: ({ event }) => event },
        target: '.restoring',
        actions: ['emptyForm', 'clearAddress', 'clearUploads', { type: 'storeOwner', params: ({ event }) => event }],
      },
      { actions: { type: 'storeOwner', params: ({ event }) => event } },
    ],
  },
  states: {
    restoring: {
      description: '取回网址里的条件和本机的草稿',
      tags: 'busy',
      invoke: {
        id: 'restore',
        src: 'restore',
        input: ({ context }) => ({ service: context.service }),
        onDone: [
          {
            guard: { type: 'hasUnclaimed', params: ({ event }) => event.output },
            target: 'choosing',
            actions: { type: 'storeRestored', params: ({ event }) => event.output },
          },
          { target: 'editing', actions: { type: 'storeRestored', params: ({ event }) => event.output } },
        ],
        onError: { target: 'editing', actions: 'openEmpty', description: '草稿读不到就从空表开始' },
      },
    },
    choosing: {
      description: '登录之前在这里填过一份：问清是不是本人的，再决定带入还是不要',
      on: {
        'unclaimed.taken': {
          target: 'editing',
          actions: [
            { type: 'forgetDraft', params: ({ context }) => anonymousSlotOf(context) },
            'takeUnclaimed',
            { type: 'keepDraft', params: ({ context }) => draftOf(context) },
          ],
        },
        'unclaimed.dropped': {
          target: 'editing',
          actions: [{ type: 'forgetDraft', params: ({ context }) => anonymousSlotOf(context) }, 'dropUnclaimed'],
        },
      },
    },
    editing: {
      description: '填写；每次改动都记进草稿',
      tags: ['editable', 'form'],
      on: {
        'enquiry.edit': {
          actions: [
            { type: 'edit', params: ({ event }) => event },
            { type: 'keepDraft', params: ({ context }) => draftOf(context) },
            { type: 'keepRecent', params: ({ context }) => ({ recent: context.recent }) },
          ],
        },
        'enquiry.submit': 'checking',
        'link.retry': { guard: 'isLinkUnread', target: 'readingLink' },
      },
    },
    readingLink: {
      description: '再读一次分享链接；表单留着，可以接着填',
      tags: ['editable', 'form'],
      invoke: {
        id: 'readLink',
        src: 'readLink',
        input: ({ context }) => ({ service: context.service, id: unreadLink(context)!.id }),
        onDone: {
          target: 'editing',
          actions: [
            { type: 'fillFromLink', params: ({ event }) => event.output },
            { type: 'keepDraft', params: ({ context }) => draftOf(context) },
          ],
          description: '填进没有改过的项',
        },
        onError: {
          target: 'editing',
          actions: { type: 'storeUnread', params: ({ event }) => ({ error: event.error }) },
        },
      },
      on: {
        'enquiry.edit': {
          actions: [
            { type: 'edit', params: ({ event }) => event },
            { type: 'keepDraft', params: ({ context }) => draftOf(context) },
            { type: 'keepRecent', params: ({ context }) => ({ recent: context.recent }) },
          ],
        },
      },
    },
    checking: {
      description: '检查填写：有误留在表里指出，没有登录先登录',
      always: [keyedForm.isIncomplete, { guard: 'isNobody', target: 'signingIn' }, ...keyedForm.send],
    },
    signingIn: {
      description: '登录窗口打开，表单原样留着',
      tags: ['busy', 'form'],
      entry: 'noteSignInRequested',
      invoke: {
        id: 'signIn',
        src: 'signIn',
        onDone: [
          {
            guard: { type: 'isSignedIn', params: ({ event }) => event.output },
            target: 'editing',
            actions: 'welcome',
            description: '登录成功：同一张表，请人再点一次提交',
          },
          { target: 'editing' },
        ],
        onError: 'editing',
      },
    },
    keying: {
      description: '给这一份内容取一个编号，重发不会变成两单',
      tags: ['busy', 'form'],
      invoke: {
        ...keyedForm.makeKey,
        onError: {
          target: 'failed',
          actions: { type: 'storeFailure', params: ({ event }) => ({ failure: failureOf(event.error) }) },
        },
      },
    },
    submitting: {
      description: '正在提交',
      tags: ['busy', 'form'],
      invoke: {
        id: 'place',
        src: 'place',
        input: ({ context }) => ({
          service: context.service,
          form: readEnquiry(context).form,
          key: context.key!,
        }),
        onDone: {
          target: 'placed',
          actions: [
            { type: 'storePlaced', params: ({ event }) => event.output },
            { type: 'forgetDraft', params: ({ context }) => slotOf(context) },
          ],
        },
        onError: {
          target: 'judging',
          actions: { type: 'storeFailure', params: ({ event }) => ({ failure: failureOf(event.error) }) },
        },
      },
    },
    judging: {
      description: '看为什么没有成：问过同样的、哪一项不对，或者没有送到',
      always: [
        { guard: 'isSame', target: 'repeated' },
        { guard: 'areFields', target: 'editing' },
        { target: 'failed' },
      ],
    },
    failed: {
      description: '没有提交成功，内容都在，可以重试或修改',
      tags: ['editable', 'form'],
      always: { guard: 'isOtherContent', target: 'editing', description: '多了文件，是另一份内容' },
      on: {
        'enquiry.retry': 'checking',
        'enquiry.submit': 'checking',
        'enquiry.edit': {
          target: 'editing',
          actions: [
            { type: 'edit', params: ({ event }) => event },
            { type: 'keepDraft', params: ({ context }) => draftOf(context) },
            { type: 'keepRecent', params: ({ context }) => ({ recent: context.recent }) },
          ],
        },
      },
    },
    repeated: {
      description: '十分钟内问过同样的内容：给出那一单的编号',
      tags: ['editable', 'form'],
      always: { guard: 'isOtherContent', target: 'editing', description: '多了文件，是另一份内容' },
      on: {
        'enquiry.edit': {
          target: 'editing',
          actions: [
            { type: 'edit', params: ({ event }) => event },
            { type: 'keepDraft', params: ({ context }) => draftOf(context) },
            { type: 'keepRecent', params: ({ context }) => ({ recent: context.recent }) },
          ],
        },
        'enquiry.again': {
          target: 'restoring',
          actions: ['startNewForm', { type: 'forgetDraft', params: ({ context }) => slotOf(context) }],
        },
      },
    },
    placed: {
      description: '询价已提交，等待报价',
      on: { 'enquiry.again': { target: 'restoring', actions: 'startNewForm' } },
    },
  },
});

const anonymousSlotOf = ({ service }: EnquiryContext) => ({ service, owner: ANONYMOUS });
const slotOf = ({ service, author: { owner } }: EnquiryContext) => ({ service, owner });
const draftOf = (context: EnquiryContext) => {
  const link = unreadLink(context);
  return { ...slotOf(context), values: context.values, ...(link === null ? {} : { link: link.id }) };
};

export type EnquiryRef = ActorRefFrom<typeof enquiryMachine>;
export type EnquirySnapshot = SnapshotFrom<typeof enquiryMachine>;
