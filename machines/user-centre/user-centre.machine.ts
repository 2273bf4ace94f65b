import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import type { LoginAnswer, UserInfo } from '#contract/calls/user.ts';
import { type Failure, toFailure } from '#domain/failure.ts';
import { SIGN_OUT_DRAFTS_MS } from '#domain/limits.ts';
import { centreRoomsMachine } from '../centre-rooms/index.ts';
import { feed, port } from '../kit/port.ts';
import { type SingleSignOnOutput, singleSignOnMachine } from '../single-sign-on/index.ts';
import type { UserCentreContext, UserCentreEvent, UserCentreInput } from './user-centre.types.ts';

export const userCentreMachine = setup({
  types: {
    context: {} as UserCentreContext,
    events: {} as UserCentreEvent,
    input: {} as UserCentreInput,
    children: {} as { singleSignOn: 'singleSignOn'; rooms: 'rooms' },
  },
  actors: {
    tabs: feed<UserCentreEvent>('userCentre.tabs'),
    singleSignOn: singleSignOnMachine,
    rooms: centreRoomsMachine,
    saveSession: port<void, LoginAnswer>('userCentre.saveSession'),
    clearSession: port<void>('userCentre.clearSession'),
    /** Null for a visitor. */
    loadUser: port<UserInfo | null>('userCentre.loadUser'),
    saveDrafts: port<void, { userId: string }>('userCentre.saveDrafts'),
    signOut: port<void, { userId: string }>('userCentre.signOut'),
    returnToSite: port<void, { isSignedIn: boolean }>('userCentre.returnToSite'),
  },
  actions: {
    storeAnswer: assign((_, params: SingleSignOnOutput) => ({
      answer: params.kind === 'signedIn' ? params.answer : null,
      failure: params.kind === 'unreached' ? params.message : null,
    })),
    storeUser: assign((_, params: { user: UserInfo | null }) => ({ ...params, failure: null })),
    storeFailure: assign((_, params: { failure: Failure }) => ({ failure: params.failure.message })),
    clearFailure: assign({ failure: null }),
    forgetUser: assign({ user: null, answer: null, failure: null }),
  },
  guards: {
    hasTicket: ({ context }) => context.ticket !== null,
    isRedeemed: (_, params: SingleSignOnOutput) => params.kind === 'signedIn',
    isKept: (_, params: SingleSignOnOutput) => params.kind === 'kept',
    isUnreached: (_, params: SingleSignOnOutput) => params.kind === 'unreached',
    isSomebody: (_, params: { user: UserInfo | null }) => params.user !== null,
  },
  delays: { draftsSaving: SIGN_OUT_DRAFTS_MS },
}).createMachine({
  id: 'user-centre',
  description: '会员中心：用一次性凭据进入，看是谁登录，返回商城或退出',
  context: ({ input }) => ({ ...input, answer: null, user: null, failure: null }),
  initial: 'arriving',
  states: {
    arriving: {
      description: '链接带凭据就先核对，不带就看是否已登录',
      always: [{ guard: 'hasTicket', target: 'redeeming' }, { target: 'open' }],
    },
    redeeming: {
      description: '核对链接里的凭据；已登录其他账号时先询问',
      invoke: {
        id: 'singleSignOn',
        src: 'singleSignOn',
        input: ({ context }) => ({ ticket: context.ticket! }),
        onDone: [
          {
            guard: { type: 'isRedeemed', params: ({ event }) => event.output },
            target: 'keeping',
            actions: { type: 'storeAnswer', params: ({ event }) => event.output },
          },
          { guard: { type: 'isKept', params: ({ event }) => event.output }, target: 'open' },
          {
            guard: { type: 'isUnreached', params: ({ event }) => event.output },
            target: 'unreached',
            actions: { type: 'storeAnswer', params: ({ event }) => event.output },
          },
          { target: 'refused' },
        ],
      },
    },
    keeping: {
      description: '保存登录状态',
      invoke: {
        id: 'saveSession',
        src: 'saveSession',
        input: ({ context }) => context.answer!,
        onDone: 'open',
        onError: { target: 'blocked', description: 'Cookie 写不进去，登录无法保持' },
      },
    },
    refused: {
      description: '凭据用过、过期或伪造：请从商城重新打开',
      on: { 'centre.retry': 'open', 'centre.leave': 'leaving' },
    },
    unreached: {
      description: '没有连上服务器：凭据可能还有效，可以重试',
      on: { 'centre.retry': { target: 'redeeming', actions: 'clearFailure' }, 'centre.leave': 'leaving' },
    },
    blocked: {
      description: '浏览器禁止了 Cookie：允许之后重试',
      on: { 'centre.retry': 'keeping', 'centre.leave': 'leaving' },
    },
    open: {
      description: '看是谁登录',
      initial: 'recognising',
      invoke: { id: 'tabs', src: 'tabs' },
      on: { 'tabs.changed': '.recognising' },
      states: {
        recognising: {
          description: '正在读取账号',
          on: { 'centre.leave': '#user-centre.leaving' },
          invoke: {
            id: 'loadUser',
            src: 'loadUser',
            onDone: [
              {
                guard: { type: 'isSomebody', params: ({ event }) => ({ user: event.output }) },
                target: 'signedIn',
                actions: { type: 'storeUser', params: ({ event }) => ({ user: event.output }) },
              },
              { target: 'anonymous', actions: 'forgetUser' },
            ],
            onError: {
              target: 'unreachable',
              actions: { type: 'storeFailure', params: ({ event }) => ({ failure: toFailure(event.error) }) },
            },
          },
        },
        signedIn: {
          description: '左边选功能，右边看内容',
          initial: 'staying',
          invoke: {
            id: 'rooms',
            src: 'rooms',
            input: ({ context }) => ({ user: context.user! }),
            onDone: 'expiring',
          },
          on: { 'centre.expired': 'expiring' },
          states: {
            staying: {
              description: '看订单、询价与认证',
              on: { 'centre.leave': 'returning', 'centre.signOut': 'savingDrafts' },
            },
            savingDrafts: {
              description: '退出之前先把草稿存到服务器，最多等 5 秒',
              invoke: {
                id: 'saveDrafts',
                src: 'saveDrafts',
                input: ({ context }) => ({ userId: context.user!.userId }),
                onDone: '#user-centre.open.signingOut',
                onError: 'askingAboutDrafts',
              },
              after: { draftsSaving: 'askingAboutDrafts' },
            },
            askingAboutDrafts: {
              description: '有内容没能存到服务器：退出会从本机删除，先问',
              on: {
                'centre.signOut': 'savingDrafts',
                'centre.signOutAnyway': '#user-centre.open.signingOut',
                'centre.stay': 'staying',
              },
            },
            returning: {
              description: '带一次性凭据返回商城，页面留着',
              entry: 'clearFailure',
              invoke: {
                id: 'returnToSite',
                src: 'returnToSite',
                input: { isSignedIn: true },
                onDone: '#user-centre.left',
                onError: {
                  target: 'staying',
                  actions: { type: 'storeFailure', params: ({ event }) => ({ failure: toFailure(event.error) }) },
                },
              },
            },
          },
        },
        anonymous: {
          description: '没有登录：请从商城登录后进入',
          on: { 'centre.leave': '#user-centre.leaving' },
        },
        unreachable: {
          description: '读取账号失败，可以重试',
          on: { 'centre.retry': 'recognising', 'centre.leave': '#user-centre.leaving' },
        },
        expiring: {
          description: '登录过期：清除登录状态',
          entry: 'forgetUser',
          invoke: { id: 'clearSession', src: 'clearSession', onDone: 'expired', onError: 'expired' },
        },
        expired: {
          description: '登录已过期：请回商城重新登录',
          on: { 'centre.leave': '#user-centre.leaving' },
        },
        signingOut: {
          description: '正在退出登录',
          invoke: {
            id: 'signOut',
            src: 'signOut',
            input: ({ context }) => ({ userId: context.user!.userId }),
            onDone: { target: 'anonymous', actions: 'forgetUser' },
            onError: { target: 'anonymous', actions: 'forgetUser', description: '服务器没有应答也在本机退出' },
          },
        },
      },
    },
    leaving: {
      description: '没有登录，直接返回商城',
      invoke: {
        id: 'leave',
        src: 'returnToSite',
        input: { isSignedIn: false },
        onDone: 'left',
        onError: 'open',
      },
    },
    left: { description: '已离开会员中心', type: 'final' },
  },
});

export type UserCentreRef = ActorRefFrom<typeof userCentreMachine>;
export type UserCentreSnapshot = SnapshotFrom<typeof userCentreMachine>;
