import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import type { LoginAnswer, UserInfo } from '#contract/calls/user.ts';
import { genericError } from '#domain/generic-error.ts';
import { EXPIRY_RELOAD_DELAY_MS, LOGOUT_ANSWER_MS, SIGN_OUT_DRAFTS_MS } from '#domain/limits.ts';
import { effect } from '../kit/effect.ts';
import { feed, port } from '../kit/port.ts';
import type {
  EnterpriseEntry,
  ExpiryGuard,
  ReloadToast,
  SessionContext,
  SessionEnd,
  SessionEvent,
  StoredSession,
} from './session.types.ts';

const signedOutUser = { token: null, userName: null, user: null, enterprises: [], failure: null };

export const sessionMachine = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent,
    tags: {} as 'busy' | 'signedIn',
  },
  actors: {
    tabs: feed<SessionEvent>('session.tabs'),
    readSession: port<StoredSession>('session.read'),
    saveSession: port<void, LoginAnswer>('session.save'),
    clearSession: port<void, SessionEnd>('session.clear'),
    saveDrafts: port<void, { userId: string | null }>('session.saveDrafts'),
    loadUser: port<UserInfo, { token: string }>('session.loadUser'),
    loadEnterprises: port<readonly EnterpriseEntry[], { basicEntId: string }>('session.loadEnterprises'),
    logout: port<void>('session.logout'),
    readExpiryGuard: port<ExpiryGuard>('session.readExpiryGuard'),
    reloadPage: port<void, { toast: ReloadToast }>('session.reloadPage'),
  },
  actions: {
    storeSession: assign((_, params: StoredSession) => params),
    storeAnswer: assign((_, params: LoginAnswer) => ({ token: params.token, userName: params.userName })),
    storeUser: assign((_, params: UserInfo) => ({ user: params, userName: params.name })),
    storeEnterprises: assign((_, params: { enterprises: readonly EnterpriseEntry[] }) => params),
    storeFailure: assign((_, params: { error: unknown }) => ({ failure: genericError(params.error).message })),
    clearFailure: assign({ failure: null }),
    forgetUser: assign(signedOutUser),
    requestOrders: assign({ wantsOrders: true }),
    forgetOrders: assign({ wantsOrders: false }),
    planToast: assign((_, params: { toast: ReloadToast }) => ({ reloadToast: params.toast })),
    showToast: effect<{ toast: ReloadToast }>(),
  },
  guards: {
    hasStoredToken: (_, params: StoredSession) => params.token !== null,
    hasEnterprise: (_, params: UserInfo) => params.enterpriseResp !== null,
    isLogoutDue: ({ context }, params: ExpiryGuard) => params.isReloadDue && context.token !== null,
    isReloadDue: (_, params: ExpiryGuard) => params.isReloadDue,
  },
  delays: {
    expiryReload: EXPIRY_RELOAD_DELAY_MS,
    draftsSaving: SIGN_OUT_DRAFTS_MS,
    logoutAnswer: LOGOUT_ANSWER_MS,
  },
}).createMachine({
  id: 'session',
  description: '登录状态：从 Cookie 恢复、登录、刷新用户信息、退出与过期',
  context: { ...signedOutUser, wantsOrders: false, reloadToast: 'signedOut' },
  initial: 'restoring',
  invoke: { id: 'tabs', src: 'tabs' },
  on: {
    'session.ordersRequested': { actions: 'requestOrders' },
    'session.ordersShown': { actions: 'forgetOrders' },
  },
  states: {
    restoring: {
      description: '读取 Cookie，看是否已登录',
      tags: 'busy',
      invoke: {
        id: 'readSession',
        src: 'readSession',
        onDone: [
          {
            guard: { type: 'hasStoredToken', params: ({ event }) => event.output },
            target: 'signedIn',
            actions: { type: 'storeSession', params: ({ event }) => event.output },
          },
          { target: 'anonymous' },
        ],
        onError: { target: 'anonymous', description: 'Cookie 被禁用：按未登录浏览' },
      },
    },
    anonymous: {
      description: '访客，可以看价格与服务',
      on: {
        'session.signedIn': { target: 'opening', actions: { type: 'storeAnswer', params: ({ event }) => event } },
        'tabs.signedIn': 'restoring',
        'session.expired': { target: 'expired', actions: { type: 'planToast', params: { toast: 'expired' } } },
      },
    },
    opening: {
      description: '登录成功，保存登录凭证 60 天',
      tags: ['busy', 'signedIn'],
      invoke: {
        id: 'saveSession',
        src: 'saveSession',
        input: ({ context }) => ({ token: context.token!, userName: context.userName! }),
        onDone: 'signedIn',
        onError: { target: 'anonymous', actions: 'forgetUser', description: 'Cookie 写不进去，登录无法保持' },
      },
    },
    signedIn: {
      description: '已登录',
      tags: 'signedIn',
      initial: 'refreshing',
      on: {
        'session.signedIn': { target: 'opening', actions: { type: 'storeAnswer', params: ({ event }) => event } },
        'session.signOut': { target: 'savingDrafts', actions: { type: 'planToast', params: { toast: 'signedOut' } } },
        'session.expired': { target: 'expired', actions: { type: 'planToast', params: { toast: 'expired' } } },
        'tabs.signedOut': { target: 'anonymous', actions: 'forgetUser' },
        'tabs.signedIn': { target: 'restoring', actions: 'forgetUser' },
      },
      states: {
        refreshing: {
          description: '正在加载用户信息；登录凭证从此刻起再保存 60 天',
          tags: 'busy',
          entry: 'clearFailure',
          invoke: {
            id: 'loadUser',
            src: 'loadUser',
            input: ({ context }) => ({ token: context.token! }),
            onDone: [
              {
                guard: { type: 'hasEnterprise', params: ({ event }) => event.output },
                target: 'loadingEnterprises',
                actions: { type: 'storeUser', params: ({ event }) => event.output },
              },
              {
                target: 'idle',
                actions: { type: 'storeUser', params: ({ event }) => event.output },
              },
            ],
            onError: {
              target: 'idle',
              actions: { type: 'storeFailure', params: ({ event }) => ({ error: event.error }) },
              description: '加载失败不影响浏览',
            },
          },
        },
        loadingEnterprises: {
          description: '企业用户：加载企业信息，失败不提示',
          invoke: {
            id: 'loadEnterprises',
            src: 'loadEnterprises',
            input: ({ context }) => ({ basicEntId: context.user!.enterpriseResp!.basicEntId }),
            onDone: {
              target: 'idle',
              actions: { type: 'storeEnterprises', params: ({ event }) => ({ enterprises: event.output }) },
            },
            onError: 'idle',
          },
          on: { 'session.refresh': 'refreshing' },
        },
        idle: { description: '用户信息就绪', on: { 'session.refresh': 'refreshing' } },
      },
    },
    savingDrafts: {
      description: '退出之前先把草稿存到服务器，最多等 1 秒；没能存到的留在本机',
      tags: ['busy', 'signedIn'],
      invoke: {
        id: 'saveDrafts',
        src: 'saveDrafts',
        input: ({ context }) => ({ userId: context.user?.userId ?? null }),
        onDone: 'signingOut',
        onError: 'signingOut',
      },
      after: { draftsSaving: 'signingOut' },
      on: { 'tabs.signedOut': { target: 'anonymous', actions: 'forgetUser' } },
    },
    signingOut: {
      description: '正在退出：通知服务器，最多等 1 秒，无论成败都清除登录状态',
      tags: 'busy',
      invoke: { id: 'logout', src: 'logout', onDone: 'leaving', onError: 'leaving' },
      after: { logoutAnswer: 'leaving' },
      exit: { type: 'showToast', params: { toast: 'signedOut' } },
    },
    expired: {
      description: '登录已过期',
      tags: 'busy',
      initial: 'deciding',
      states: {
        deciding: {
          description: '凭证还在时先退出，60 秒内不重复刷新',
          invoke: {
            id: 'readExpiryGuard',
            src: 'readExpiryGuard',
            onDone: [
              {
                guard: { type: 'isLogoutDue', params: ({ event }) => event.output },
                target: 'loggingOut',
              },
              {
                guard: { type: 'isReloadDue', params: ({ event }) => event.output },
                target: '#session.leaving',
              },
              { target: 'clearing', description: '刚刚为此刷新过：只清除，不再刷新' },
            ],
            onError: 'clearing',
          },
        },
        loggingOut: {
          description: '通知服务器退出',
          invoke: { id: 'logout', src: 'logout', onDone: 'waiting', onError: 'waiting' },
        },
        waiting: {
          description: '1.5 秒后清除并刷新页面',
          after: { expiryReload: '#session.leaving' },
        },
        clearing: {
          description: '清除登录状态，不刷新页面，说明登录已过期',
          entry: { type: 'showToast', params: { toast: 'expired' } },
          invoke: {
            id: 'clearSession',
            src: 'clearSession',
            input: ({ context }) => endOf(context),
            onDone: { target: '#session.anonymous', actions: 'forgetUser' },
            onError: { target: '#session.anonymous', actions: 'forgetUser' },
          },
        },
      },
    },
    leaving: {
      description: '清除令牌、角色与两个 Cookie；是本人退出时，他搜索过的也从本机删除',
      tags: 'busy',
      invoke: {
        id: 'clearSession',
        src: 'clearSession',
        input: ({ context }) => endOf(context),
        onDone: 'reloading',
        onError: 'reloading',
      },
      exit: 'forgetUser',
    },
    reloading: {
      description: '刷新页面，提示语在刷新后再显示一次',
      tags: 'busy',
      invoke: {
        id: 'reloadPage',
        src: 'reloadPage',
        input: ({ context }) => ({ toast: context.reloadToast }),
        onDone: { target: 'anonymous', description: '会员中心不刷新，页面自己说明' },
        onError: 'anonymous',
      },
    },
  },
});

const endOf = ({ token, user, reloadToast }: SessionContext): SessionEnd => ({
  token,
  userId: user?.userId ?? null,
  isSignedOut: reloadToast === 'signedOut',
});

export type SessionRef = ActorRefFrom<typeof sessionMachine>;
export type SessionSnapshot = SnapshotFrom<typeof sessionMachine>;
