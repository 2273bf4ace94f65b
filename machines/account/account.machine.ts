import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import type { LoginAnswer } from '#contract/calls/user.ts';
import type { LoginMode } from '#domain/account/login-form.ts';
import { changePasswordMachine } from '../change-password/index.ts';
import { effect } from '../kit/effect.ts';
import { port } from '../kit/port.ts';
import { type LoginOutput, loginMachine } from '../login/index.ts';
import { type ProfileOutput, profileMachine } from '../profile/index.ts';
import { verificationMachine } from '../verification/index.ts';
import type { AccountContext, AccountInput, AccountOutput, OpenedSession } from './account.types.ts';

const noAnswer: LoginAnswer = { token: '', userName: '' };

export const accountMachine = setup({
  types: {
    context: {} as AccountContext,
    input: {} as AccountInput,
    output: {} as AccountOutput,
    children: {} as {
      login: 'login';
      changePassword: 'changePassword';
      profile: 'profile';
      verification: 'verification';
    },
  },
  actors: {
    login: loginMachine,
    changePassword: changePasswordMachine,
    profile: profileMachine,
    verification: verificationMachine,
    openSession: port<OpenedSession, LoginAnswer>('account.openSession'),
    goToSpecialEnterprise: port<void>('account.goToSpecialEnterprise'),
  },
  actions: {
    storeLogin: assign((_, params: LoginOutput) => ({ login: params })),
    storeSignedIn: assign({ outcome: { kind: 'signedIn' }, needsOldPassword: false }),
    toastSignedIn: effect<{ mode: LoginMode | null }>(),
    toastCookiesBlocked: effect(),
  },
  guards: {
    wantsSignIn: ({ context }) => context.intent === 'signIn',
    wantsProfile: ({ context }) => context.intent === 'completeProfile',
    wantsVerification: ({ context }) => context.intent === 'verify',
    isGoingToVerify: (_, params: ProfileOutput) => params.kind === 'verify',
    isSignedIn: (_, params: LoginOutput) => params.kind === 'signedIn',
    isSpecialEnterprise: (_, params: OpenedSession) => params.isSpecialEnterprise,
    isRegistered: ({ context: { login } }) => login.kind === 'signedIn' && login.mode === 'register',
    isPasswordForgotten: ({ context: { login } }) => login.kind === 'signedIn' && login.wantsNewPassword,
  },
}).createMachine({
  id: 'account',
  description: '登录及其后续：登录或注册 → 完善资料（可接着企业认证）或设置新密码',
  context: ({ input }) => ({ ...input, login: { kind: 'closed' }, outcome: { kind: 'closed' } }),
  initial: 'choosing',
  states: {
    choosing: {
      description: '按来意选择窗口',
      always: [
        { guard: 'wantsSignIn', target: 'signingIn' },
        { guard: 'wantsProfile', target: 'completingProfile' },
        { guard: 'wantsVerification', target: 'verifying' },
        { target: 'changingPassword' },
      ],
    },
    signingIn: {
      description: '登录窗口打开',
      invoke: {
        id: 'login',
        src: 'login',
        input: ({ context }) => ({
          failure: context.failure,
          lastMode: context.lastMode,
          isFromForm: context.isFromForm === true,
        }),
        onDone: [
          {
            guard: { type: 'isSignedIn', params: ({ event }) => event.output },
            target: 'opening',
            actions: { type: 'storeLogin', params: ({ event }) => event.output },
          },
          { target: 'finished' },
        ],
      },
    },
    opening: {
      description: '登录成功：保存登录状态，读取用户信息',
      invoke: {
        id: 'openSession',
        src: 'openSession',
        input: ({ context: { login } }) => (login.kind === 'signedIn' ? login.answer : noAnswer),
        onDone: [
          {
            guard: { type: 'isSpecialEnterprise', params: ({ event }) => event.output },
            target: 'redirecting',
            actions: ['storeSignedIn', { type: 'toastSignedIn', params: ({ context }) => modeOf(context.login) }],
          },
          {
            target: 'continuing',
            actions: ['storeSignedIn', { type: 'toastSignedIn', params: ({ context }) => modeOf(context.login) }],
          },
        ],
        onError: { target: 'finished', actions: 'toastCookiesBlocked', description: 'Cookie 写不进去，登录无法保持' },
      },
    },
    continuing: {
      description: '注册之后完善资料，忘记密码之后设置新密码',
      always: [
        { guard: 'isRegistered', target: 'completingProfile' },
        { guard: 'isPasswordForgotten', target: 'changingPassword' },
        { target: 'finished' },
      ],
    },
    redirecting: {
      description: '特定企业转到会员中心的专属页面',
      invoke: {
        id: 'goToSpecialEnterprise',
        src: 'goToSpecialEnterprise',
        onDone: 'finished',
        onError: { target: 'finished', description: '转不过去就留在本页' },
      },
    },
    changingPassword: {
      description: '修改密码窗口打开',
      invoke: {
        id: 'changePassword',
        src: 'changePassword',
        input: ({ context }) => ({ needsOldPassword: context.needsOldPassword }),
        onDone: 'finished',
      },
    },
    completingProfile: {
      description: '完善资料窗口打开',
      invoke: {
        id: 'profile',
        src: 'profile',
        onDone: [
          { guard: { type: 'isGoingToVerify', params: ({ event }) => event.output }, target: 'verifying' },
          { target: 'finished' },
        ],
      },
    },
    verifying: {
      description: '企业认证窗口打开',
      invoke: { id: 'verification', src: 'verification', onDone: 'finished' },
    },
    finished: { description: '全部窗口关闭', type: 'final' },
  },
  output: ({ context }) => context.outcome,
});

const modeOf = (login: LoginOutput) => ({ mode: login.kind === 'signedIn' ? login.mode : null });

export type AccountRef = ActorRefFrom<typeof accountMachine>;
export type AccountSnapshot = SnapshotFrom<typeof accountMachine>;
