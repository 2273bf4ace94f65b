import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import type { LoginAnswer, UserInfo } from '#contract/calls/user.ts';
import { type Failure, toFailure } from '#domain/failure.ts';
import { feed, port } from '../kit/port.ts';
import { type SingleSignOnOutput, singleSignOnMachine } from '../single-sign-on/index.ts';
import type { UserCentreContext, UserCentreEvent, UserCentreInput } from './user-centre.types.ts';

const nobody: LoginAnswer = { token: '', userName: '' };

export const userCentreMachine = setup({
  types: {
    context: {} as UserCentreContext,
    events: {} as UserCentreEvent,
    input: {} as UserCentreInput,
    children: {} as { singleSignOn: 'singleSignOn' },
    tags: {} as 'busy',
  },
  actors: {
    tabs: feed<UserCentreEvent>('userCentre.tabs'),
    singleSignOn: singleSignOnMachine,
    saveSession: port<void, LoginAnswer>('userCentre.saveSession'),
    /** Null for a visitor. */
    loadUser: port<UserInfo | null>('userCentre.loadUser'),
    returnToSite: port<void, { isSignedIn: boolean }>('userCentre.returnToSite'),
  },
  actions: {
    storeAnswer: assign((_, params: SingleSignOnOutput) => ({
      answer: params.kind === 'signedIn' ? params.answer : null,
    })),
    storeUser: assign((_, params: { user: UserInfo | null }) => ({ ...params, failure: null })),
    storeFailure: assign((_, params: { failure: Failure }) => ({ failure: params.failure.message })),
    clearFailure: assign({ failure: null }),
  },
  guards: {
    hasTicket: ({ context }) => context.ticket !== null,
    isRedeemed: (_, params: SingleSignOnOutput) => params.kind === 'signedIn',
    isKept: (_, params: SingleSignOnOutput) => params.kind === 'kept',
    isSomebody: (_, params: { user: UserInfo | null }) => params.user !== null,
    isSignedIn: ({ context }) => context.user !== null,
  },
}).createMachine({
  id: 'user-centre',
  description: '会员中心：用一次性凭据登录，显示账号，返回商城',
  context: ({ input }) => ({ ...input, answer: null, user: null, failure: null }),
  initial: 'arriving',
  states: {
    arriving: {
      description: '链接带凭据就先核对，不带就看是否已登录',
      always: [{ guard: 'hasTicket', target: 'redeeming' }, { target: 'open' }],
    },
    redeeming: {
      description: '核对链接里的凭据；已登录其他账号时先询问',
      tags: 'busy',
      invoke: {
        id: 'singleSignOn',
        src: 'singleSignOn',
        input: ({ context }) => ({ ticket: context.ticket ?? '' }),
        onDone: [
          {
            guard: { type: 'isRedeemed', params: ({ event }) => event.output },
            target: 'keeping',
            actions: { type: 'storeAnswer', params: ({ event }) => event.output },
          },
          { guard: { type: 'isKept', params: ({ event }) => event.output }, target: 'open' },
          { target: 'refused' },
        ],
      },
    },
    keeping: {
      description: '保存登录状态',
      tags: 'busy',
      invoke: {
        id: 'saveSession',
        src: 'saveSession',
        input: ({ context }) => context.answer ?? nobody,
        onDone: 'open',
        onError: { target: 'refused', description: 'Cookie 写不进去，登录无法保持' },
      },
    },
    refused: {
      description: '凭据用过、过期或伪造：请从商城重新打开',
      on: { 'centre.retry': 'open', 'centre.leave': 'leaving' },
    },
    open: {
      description: '看是谁登录',
      initial: 'recognising',
      invoke: { id: 'tabs', src: 'tabs' },
      on: { 'tabs.changed': '.recognising', 'centre.leave': 'leaving' },
      states: {
        recognising: {
          description: '正在读取账号',
          tags: 'busy',
          invoke: {
            id: 'loadUser',
            src: 'loadUser',
            onDone: [
              {
                guard: { type: 'isSomebody', params: ({ event }) => ({ user: event.output }) },
                target: 'signedIn',
                actions: { type: 'storeUser', params: ({ event }) => ({ user: event.output }) },
              },
              {
                target: 'anonymous',
                actions: { type: 'storeUser', params: ({ event }) => ({ user: event.output }) },
              },
            ],
            onError: {
              target: 'unreachable',
              actions: { type: 'storeFailure', params: ({ event }) => ({ failure: toFailure(event.error) }) },
            },
          },
        },
        signedIn: { description: '显示账号、企业与认证状态' },
        anonymous: { description: '没有登录：请从商城登录后进入' },
        unreachable: { description: '读取账号失败，可以重试', on: { 'centre.retry': 'recognising' } },
      },
    },
    leaving: {
      description: '带一次性凭据返回商城',
      tags: 'busy',
      entry: 'clearFailure',
      invoke: {
        id: 'returnToSite',
        src: 'returnToSite',
        input: ({ context }) => ({ isSignedIn: context.user !== null }),
        onDone: 'left',
        onError: [
          {
            guard: 'isSignedIn',
            target: 'open.signedIn',
            actions: { type: 'storeFailure', params: ({ event }) => ({ failure: toFailure(event.error) }) },
          },
          {
            target: 'open.unreachable',
            actions: { type: 'storeFailure', params: ({ event }) => ({ failure: toFailure(event.error) }) },
          },
        ],
      },
    },
    left: { description: '已离开会员中心', type: 'final' },
  },
});

export type UserCentreRef = ActorRefFrom<typeof userCentreMachine>;
export type UserCentreSnapshot = SnapshotFrom<typeof userCentreMachine>;
