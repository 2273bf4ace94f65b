import {
  type ActorRefFrom,
  type AnyActorLogic,
  assign,
  raise,
  type SnapshotFrom,
  sendTo,
  setup,
  stopChild,
} from 'xstate';
import type { PageName } from '#contract/routes.ts';
import { genericError } from '#domain/generic-error.ts';
import { USER_INFO_FRESH_MS, USER_INFO_WAIT_MS } from '#domain/limits.ts';
import { effect } from '../kit/effect.ts';
import type { PageAddress, PageEvent } from '../kit/page.ts';
import { feed, port } from '../kit/port.ts';
import { pageLoadingMachine } from '../page-loading/index.ts';
import { surplusPage, withPage } from './navigation.rules.ts';
import type { Access, Destination, NavigationContext, NavigationEvent, PageInput } from './navigation.types.ts';

export const navigationMachine = setup({
  types: {
    context: {} as NavigationContext,
    events: {} as NavigationEvent,
    children: {} as { pageLoading: 'pageLoading' },
    tags: {} as 'busy',
  },
  actors: {
    locations: feed<NavigationEvent>('navigation.locations'),
    pageLoading: pageLoadingMachine,
    checkAccess: port<Access, { destination: Destination }>('navigation.checkAccess'),
    loadPage: port<AnyActorLogic, { page: PageName }>('navigation.loadPage'),
    loadUserInfo: port<void>('navigation.loadUserInfo'),
    redirect: port<void, { to: string }>('navigation.redirect'),
    leavePage: port<void>('navigation.leavePage'),
  },
  actions: {
    storeDestination: assign((_, { path, page, permission, query }: Destination & { query: string }) => ({
      destination: { path, page, permission },
      query,
    })),
    startPage: assign(({ context, spawn }, { logic }: { logic: AnyActorLogic }) => {
      const input: PageInput = { page: context.destination!.page, ...addressOf(context) };
      spawn(logic as never, { id: input.path, input } as never);
      return {};
    }),
    keepPage: assign(({ context }) => ({ pages: withPage(context, pathOf(context)) })),
    stopSurplus: stopChild(({ context }) => surplusPage(context, pathOf(context))),
    tellPage: sendTo(
      ({ context }) => pathOf(context),
      ({ context }, { type }: Pick<PageEvent, 'type'>) => ({ type, ...addressOf(context) }),
    ),
    storeAccess: assign((_, params: Access) => params),
    storeStatus: assign((_, params: { error: unknown }) => ({ status: genericError(params.error).status })),
    forgetStatus: assign({ status: null }),
    showDestination: assign(({ context }) => ({ shown: context.destination })),
    askForUserInfo: raise({ type: 'userInfo.wanted' }),
    announceUserInfo: raise({ type: 'userInfo.settled' }),
    startLoading: sendTo('pageLoading', { type: 'loading.started' }),
    finishLoading: sendTo('pageLoading', { type: 'loading.finished' }),
    askToSignIn: effect(),
    reportFailure: effect<{ error: unknown }>(),
  },
  guards: {
    isRedirected: (_, params: Access) => params.redirectTo !== null,
    hasToken: ({ context }) => context.hasToken,
    needsSignIn: ({ context }) => context.shown?.permission === 'signed-in' && !context.hasToken,
    isOtherPage: ({ context }, { path }: PageAddress) =>
      context.destination?.path !== path || !context.pages.includes(path),
    isOtherQuery: ({ context }, { query }: PageAddress) => context.query !== query,
    isKept: ({ context }) => context.pages.includes(pathOf(context)),
    isFirstPage: ({ context }) => context.shown === null,
    isSamePage: ({ context }) => context.shown?.page === context.destination?.page,
  },
  delays: { userInfoWait: USER_INFO_WAIT_MS, userInfoFresh: USER_INFO_FRESH_MS },
}).createMachine({
  id: 'navigation',
  description: '换页：检查权限，同时加载用户信息和页面，然后显示',
  context: {
    destination: null,
    query: '',
    shown: null,
    hasToken: false,
    redirectTo: null,
    status: null,
    pages: [],
  },
  type: 'parallel',
  on: {
    'xstate.error.actor.*': {
      actions: { type: 'reportFailure', params: ({ event: { error } }) => ({ error }) },
      description: '页面的状态图出错：上报，页面仍在',
    },
  },
  invoke: [
    { id: 'locations', src: 'locations' },
    { id: 'pageLoading', src: 'pageLoading' },
  ],
  states: {
    page: {
      description: '页面',
      initial: 'idle',
      on: {
        'location.changed': [
          {
            guard: { type: 'isOtherPage', params: ({ event }) => event },
            target: '.checking',
            actions: { type: 'storeDestination', params: ({ event }) => event },
          },
          {
            guard: { type: 'isOtherQuery', params: ({ event }) => event },
            actions: [
              { type: 'storeDestination', params: ({ event }) => event },
              { type: 'tellPage', params: { type: 'page.asked' } },
            ],
            description: '同一页换了条件：告诉这一页',
          },
        ],
      },
      states: {
        idle: { description: '还不知道要显示哪一页' },
        checking: {
          description: '检查权限和登录状态',
          tags: 'busy',
          entry: 'startLoading',
          invoke: {
            id: 'checkAccess',
            src: 'checkAccess',
            input: ({ context }) => ({ destination: context.destination! }),
            onDone: [
              {
                guard: { type: 'isRedirected', params: ({ event }) => event.output },
                target: 'redirecting',
                actions: { type: 'storeAccess', params: ({ event }) => event.output },
              },
              { target: 'loading', actions: { type: 'storeAccess', params: ({ event }) => event.output } },
            ],
            onError: {
              target: 'failed',
              actions: { type: 'storeStatus', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
        redirecting: {
          description: '地址另有所指，正在转过去',
          tags: 'busy',
          invoke: {
            id: 'redirect',
            src: 'redirect',
            input: ({ context }) => ({ to: context.redirectTo! }),
            onError: {
              target: 'failed',
              actions: { type: 'storeStatus', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
        loading: {
          description: '同时加载页面和用户信息',
          tags: 'busy',
          type: 'parallel',
          states: {
            chunk: {
              description: '页面的代码',
              initial: 'loading',
              states: {
                loading: {
                  description: '正在下载',
                  invoke: {
                    id: 'loadPage',
                    src: 'loadPage',
                    input: ({ context }) => ({ page: context.destination!.page }),
                    onDone: [
                      {
                        guard: 'isKept',
                        target: 'ready',
                        actions: ['keepPage', { type: 'tellPage', params: { type: 'page.opened' } }],
                        description: '还留着的页面接着用，最多留 4 页',
                      },
                      {
                        target: 'ready',
                        actions: [
                          'stopSurplus',
                          'keepPage',
                          { type: 'startPage', params: ({ event }) => ({ logic: event.output }) },
                        ],
                      },
                    ],
                    onError: '#navigation.page.lost',
                  },
                },
                ready: { description: '已就绪', type: 'final' },
              },
            },
            user: {
              description: '等待用户信息，最多 3 秒',
              initial: 'asking',
              states: {
                asking: {
                  description: '有登录凭证才需要用户信息',
                  always: [{ guard: 'hasToken', target: 'waiting' }, { target: 'settled' }],
                },
                waiting: {
                  description: '正在等待',
                  entry: 'askForUserInfo',
                  on: { 'userInfo.settled': 'settled' },
                  after: { userInfoWait: { target: 'settled', description: '不再等，页面先显示' } },
                },
                settled: { description: '不必再等', type: 'final' },
              },
            },
          },
          onDone: [
            { guard: 'isFirstPage', target: 'shown' },
            { guard: 'isSamePage', target: 'shown' },
            { target: 'leaving' },
          ],
        },
        leaving: {
          description: '旧页面先离开，新页面再进入',
          tags: 'busy',
          invoke: { id: 'leavePage', src: 'leavePage', onDone: 'shown', onError: 'shown' },
        },
        shown: {
          description: '页面已显示',
          entry: ['showDestination', 'finishLoading'],
          initial: 'deciding',
          states: {
            deciding: {
              description: '这一页要不要登录',
              always: [{ guard: 'needsSignIn', target: 'signInRequested', actions: 'askToSignIn' }, { target: 'open' }],
            },
            open: { description: '谁都可以看，或者已经登录' },
            signInRequested: { description: '要登录而没有登录：页面照常可用，登录窗口开在上面，可以关闭' },
          },
        },
        failed: {
          description: '显示错误页和真实的状态码',
          entry: 'finishLoading',
          exit: 'forgetStatus',
          on: { 'navigation.retry': 'checking' },
        },
        lost: {
          description: '页面的代码没有到达，由加载失败恢复接手',
          entry: 'finishLoading',
          on: {
            'location.changed': {
              target: 'checking',
              actions: { type: 'storeDestination', params: ({ event }) => event },
              description: '再打开就再试，还留着的页面也一样',
            },
          },
        },
      },
    },
    userInfo: {
      description: '当前用户信息',
      initial: 'stale',
      states: {
        stale: { description: '需要时要重新加载', on: { 'userInfo.wanted': 'loading' } },
        loading: {
          description: '正在加载，不重复发起',
          invoke: {
            id: 'loadUserInfo',
            src: 'loadUserInfo',
            onDone: { target: 'fresh', actions: 'announceUserInfo' },
            onError: { target: 'fresh', actions: 'announceUserInfo', description: '失败也继续换页' },
          },
        },
        fresh: {
          description: '5 秒内不再加载',
          on: { 'userInfo.wanted': { actions: 'announceUserInfo' } },
          after: { userInfoFresh: 'stale' },
        },
      },
    },
  },
});

const pathOf = ({ destination }: NavigationContext) => destination!.path;
const addressOf = (context: NavigationContext): PageAddress => ({ path: pathOf(context), query: context.query });

export type NavigationRef = ActorRefFrom<typeof navigationMachine>;
export type NavigationSnapshot = SnapshotFrom<typeof navigationMachine>;
