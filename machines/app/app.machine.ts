import { type ActorRefFrom, assign, type SnapshotFrom, sendTo, setup } from 'xstate';
import type { LoginAnswer } from '#contract/calls/user.ts';
import type { AccountInput, AccountOutput, AccountRef } from '../account/index.ts';
import { chunkReloadMachine } from '../chunk-reload/index.ts';
import { headerMachine } from '../header/index.ts';
import { lazy } from '../kit/lazy.ts';
import { navigationMachine } from '../navigation/index.ts';
import type { PrefetchRef } from '../prefetch/index.ts';
import { sessionMachine } from '../session/index.ts';
import type { SingleSignOnInput, SingleSignOnOutput, SingleSignOnRef } from '../single-sign-on/index.ts';
import type { ToastsRef } from '../toasts/index.ts';
import type { AppContext, AppEvent, AppInput } from './app.types.ts';

export const appMachine = setup({
  types: {
    context: {} as AppContext,
    events: {} as AppEvent,
    input: {} as AppInput,
    children: {} as {
      account: 'account';
      chunkReload: 'chunkReload';
      header: 'header';
      navigation: 'navigation';
      prefetch: 'prefetch';
      session: 'session';
      singleSignOn: 'singleSignOn';
      toasts: 'toasts';
    },
  },
  actors: {
    account: lazy<AccountRef, AccountOutput, AccountInput>('app.account'),
    chunkReload: chunkReloadMachine,
    header: headerMachine,
    navigation: navigationMachine,
    prefetch: lazy<PrefetchRef, never, undefined>('app.prefetch'),
    session: sessionMachine,
    singleSignOn: lazy<SingleSignOnRef, SingleSignOnOutput, SingleSignOnInput>('app.singleSignOn'),
    toasts: lazy<ToastsRef, never, undefined>('app.toasts'),
  },
  actions: {
    storeIntent: assign((_, { intent, failure, lastMode, needsOldPassword, isFromForm = false }: AccountInput) => ({
      account: { intent, failure, lastMode, needsOldPassword, isFromForm },
    })),
    forgetTicket: assign({ ticket: null }),
    tellSession: sendTo('session', (_, params: LoginAnswer) => ({
      type: 'session.signedIn',
      token: params.token,
      userName: params.userName,
    })),
  },
  guards: {
    hasTicket: ({ context }) => context.ticket !== null,
    isSignedIn: (_, params: SingleSignOnOutput) => params.kind === 'signedIn',
  },
}).createMachine({
  id: 'app',
  description: '整个网站：只管各部分何时存在',
  context: ({ input }) => ({ ticket: input.ticket, account: null }),
  initial: 'running',
  states: {
    running: {
      description: '网站打开着',
      type: 'parallel',
      invoke: [
        { id: 'session', src: 'session', systemId: 'session' },
        { id: 'chunkReload', src: 'chunkReload' },
        { id: 'header', src: 'header' },
        { id: 'navigation', src: 'navigation', systemId: 'navigation' },
        { id: 'prefetch', src: 'prefetch' },
        { id: 'toasts', src: 'toasts', systemId: 'toasts' },
      ],
      states: {
        account: {
          description: '登录、修改密码与完善资料的窗口',
          initial: 'closed',
          states: {
            closed: {
              description: '没有打开',
              on: {
                'account.wanted': {
                  target: 'open',
                  actions: { type: 'storeIntent', params: ({ event }) => event },
                },
              },
            },
            open: {
              description: '打开着；重复要求登录不会再开一个',
              invoke: {
                id: 'account',
                src: 'account',
                input: ({ context }) => context.account!,
                onDone: 'closed',
                onError: { target: 'closed', description: '窗口的代码没有到达，由加载失败恢复接手' },
              },
              on: { 'account.dismissed': { target: 'closed', description: '例如已在另一个标签页登录' } },
            },
          },
        },
        arrival: {
          description: '是否带着单点登录的凭据打开',
          initial: 'deciding',
          states: {
            deciding: {
              description: '看地址里有没有凭据',
              always: [{ guard: 'hasTicket', target: 'redeeming' }, { target: 'settled' }],
            },
            redeeming: {
              description: '用凭据登录，换账号前先问',
              invoke: {
                id: 'singleSignOn',
                src: 'singleSignOn',
                input: ({ context }) => ({ ticket: context.ticket! }),
                onDone: [
                  {
                    guard: { type: 'isSignedIn', params: ({ event }) => event.output },
                    target: 'settled',
                    actions: { type: 'tellSession', params: ({ event }) => answerOf(event.output) },
                  },
                  { target: 'settled' },
                ],
                onError: 'settled',
              },
              exit: 'forgetTicket',
            },
            settled: { description: '凭据已用完，或者没有' },
          },
        },
      },
    },
  },
});

const answerOf = (output: SingleSignOnOutput): LoginAnswer =>
  output.kind === 'signedIn' ? output.answer : { token: '', userName: '' };

export type AppRef = ActorRefFrom<typeof appMachine>;
export type AppSnapshot = SnapshotFrom<typeof appMachine>;
