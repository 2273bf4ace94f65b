import { type ActorRefFrom, assign, type SnapshotFrom, sendTo, setup } from 'xstate';
import type { LoginAnswer, UserInfo } from '#contract/calls/user.ts';
import { type Failure, toFailure } from '#domain/failure.ts';
import type { AccountOutput, AccountRef } from '../account/index.ts';
import { centreRoomsMachine } from '../centre-rooms/index.ts';
import { effect } from '../kit/effect.ts';
import { lazy } from '../kit/lazy.ts';
import { feed, port } from '../kit/port.ts';
import { sessionMachine } from '../session/index.ts';
import { type SingleSignOnOutput, singleSignOnMachine } from '../single-sign-on/index.ts';
import type { ToastsRef } from '../toasts/index.ts';
import type { UserCentreContext, UserCentreEvent, UserCentreInput } from './user-centre.types.ts';

export const userCentreMachine = setup({
  types: {
    context: {} as UserCentreContext,
    events: {} as UserCentreEvent,
    input: {} as UserCentreInput,
    children: {} as {
      singleSignOn: 'singleSignOn';
      session: 'session';
      rooms: 'rooms';
      signIn: 'signIn';
      toasts: 'toasts';
    },
  },
  actors: {
    account: feed<UserCentreEvent>('userCentre.account'),
    singleSignOn: singleSignOnMachine,
    session: sessionMachine,
    rooms: centreRoomsMachine,
    signIn: lazy<AccountRef, AccountOutput, undefined>('userCentre.signIn'),
    toasts: lazy<ToastsRef, never, undefined>('userCentre.toasts'),
    saveSession: port<void, LoginAnswer>('userCentre.saveSession'),
    returnToSite: port<void>('userCentre.returnToSite'),
  },
  actions: {
    storeAnswer: assign((_, params: SingleSignOnOutput) => ({
      answer: params.kind === 'signedIn' ? params.answer : null,
      failure: params.kind === 'unreached' ? params.message : null,
    })),
    storeUser: assign((_, params: { user: UserInfo }) => ({ user: params.user, failure: null })),
    storeUnread: assign((_, params: { failure: string | null }) => ({ failure: params.failure })),
    storeFailure: assign((_, params: { failure: Failure }) => ({ failure: params.failure.message })),
    clearFailure: assign({ failure: null }),
    forgetUser: assign({ user: null, answer: null, failure: null }),
    readAgain: sendTo('session', { type: 'session.refresh' }),
    /** Without a ticket: nobody is signed in who could take one along. */
    goToSite: effect(),
    endSession: sendTo('session', { type: 'session.expired' }),
  },
  guards: {
    hasTicket: ({ context }) => context.ticket !== null,
    isRedeemed: (_, params: SingleSignOnOutput) => params.kind === 'signedIn',
    isKept: (_, params: SingleSignOnOutput) => params.kind === 'kept',
    isUnreached: (_, params: SingleSignOnOutput) => params.kind === 'unreached',
    isExpired: (_, params: { isExpired: boolean }) => params.isExpired,
    isElsewhere: (_, params: { isElsewhere?: boolean }) => params.isElsewhere === true,
    hasUser: ({ context }) => context.user !== null,
  },
}).createMachine({
  id: 'user-centre',
  description: '会员中心：用一次性凭据进入，没有登录就在原地登录，返回商城',
  context: ({ input }) => ({ ...input, answer: null, user: null, failure: null }),
  initial: 'arriving',
  invoke: [
    { id: 'session', src: 'session', systemId: 'session' },
    { id: 'toasts', src: 'toasts', systemId: 'toasts' },
  ],
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
      on: { 'centre.retry': 'open', 'centre.leave': { target: '#user-centre.left', actions: 'goToSite' } },
    },
    unreached: {
      description: '没有连上服务器：凭据可能还有效，可以重试',
      on: {
        'centre.retry': { target: 'redeeming', actions: 'clearFailure' },
        'centre.leave': { target: '#user-centre.left', actions: 'goToSite' },
      },
    },
    blocked: {
      description: '浏览器禁止了 Cookie：允许之后重试',
      on: { 'centre.retry': 'keeping', 'centre.leave': { target: '#user-centre.left', actions: 'goToSite' } },
    },
    open: {
      description: '看是谁登录',
      initial: 'recognising',
      invoke: { id: 'account', src: 'account' },
      on: {
        'account.asked': '.recognising',
        'account.recognised': {
          target: '.signedIn',
          actions: { type: 'storeUser', params: ({ event }) => ({ user: event.user }) },
        },
        'account.unread': {
          target: '.unreachable',
          actions: { type: 'storeUnread', params: ({ event }) => ({ failure: event.failure }) },
        },
        'account.left': { target: '.anonymous', actions: 'forgetUser' },
      },
      states: {
        recognising: {
          description: '正在读取账号',
          entry: 'clearFailure',
          on: { 'centre.leave': { target: '#user-centre.left', actions: 'goToSite' } },
        },
        signedIn: {
          description: '左边选功能，右边看内容',
          initial: 'staying',
          invoke: {
            id: 'rooms',
            src: 'rooms',
            input: ({ context }) => ({ user: context.user! }),
            onDone: { target: 'ending', actions: 'endSession' },
          },
          on: {
            'account.asked': 'ending',
            'account.left': { target: 'anonymous.waiting', actions: 'forgetUser' },
          },
          states: {
            staying: { description: '看订单、询价与认证', on: { 'centre.leave': 'returning' } },
            returning: {
              description: '带一次性凭据返回商城，页面留着',
              entry: 'clearFailure',
              invoke: {
                id: 'returnToSite',
                src: 'returnToSite',
                onDone: '#user-centre.left',
                onError: {
                  target: 'staying',
                  actions: { type: 'storeFailure', params: ({ event }) => ({ failure: toFailure(event.error) }) },
                },
              },
            },
          },
        },
        ending: {
          description: '正在退出、登录过期，或者换了别人：等登录状态定下来',
          on: {
            'account.left': [
              {
                guard: { type: 'isExpired', params: ({ event }) => event },
                target: 'expired',
                actions: 'forgetUser',
              },
              { target: 'anonymous.waiting', actions: 'forgetUser' },
            ],
          },
        },
        anonymous: {
          description: '没有登录：在原地登录，地址不变',
          initial: 'signingIn',
          on: { 'centre.leave': { target: '#user-centre.left', actions: 'goToSite' } },
          states: {
            signingIn: {
              description: '登录窗口打开；注册与忘记密码之后的一步也在这里',
              entry: 'clearFailure',
              invoke: {
                id: 'signIn',
                src: 'signIn',
                onDone: [
                  { guard: 'hasUser', target: '#user-centre.open.signedIn' },
                  { target: 'waiting', description: '关上了，没有登录' },
                ],
                onError: [
                  { guard: 'hasUser', target: '#user-centre.open.signedIn', description: '登录已经成功' },
                  {
                    target: 'waiting',
                    actions: { type: 'storeFailure', params: ({ event }) => ({ failure: toFailure(event.error) }) },
                  },
                ],
              },
              on: {
                'account.asked': [
                  {
                    guard: { type: 'isElsewhere', params: ({ event }) => event },
                    target: '#user-centre.open.recognising',
                    description: '在另一个标签页登录了',
                  },
                  { actions: 'forgetUser', description: '这个窗口里的登录正在打开' },
                ],
                'account.recognised': { actions: { type: 'storeUser', params: ({ event }) => ({ user: event.user }) } },
                'account.left': { actions: 'forgetUser', description: '登录没有保存成' },
              },
            },
            waiting: { description: '可以再打开登录窗口', on: { 'centre.signIn': 'signingIn' } },
          },
        },
        unreachable: {
          description: '读取账号失败，可以重试',
          on: {
            'centre.retry': { target: 'recognising', actions: 'readAgain' },
            'centre.leave': { target: '#user-centre.left', actions: 'goToSite' },
          },
        },
        expired: {
          description: '登录已过期：重新登录后回到刚才的地址',
          on: {
            'centre.signIn': 'anonymous.signingIn',
            'centre.leave': { target: '#user-centre.left', actions: 'goToSite' },
          },
        },
      },
    },
    left: { description: '已离开会员中心', type: 'final' },
  },
});

export type UserCentreRef = ActorRefFrom<typeof userCentreMachine>;
export type UserCentreSnapshot = SnapshotFrom<typeof userCentreMachine>;
