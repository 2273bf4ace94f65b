import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import { toFailure } from '#domain/failure.ts';
import { type CaptchaOutput, captchaMachine } from '../captcha/index.ts';
import { port } from '../kit/port.ts';
import { type ProofOfWorkOutput, proofOfWorkMachine } from '../proof-of-work/index.ts';
import type {
  LoginAnswered,
  LoginAttemptContext,
  LoginAttemptInput,
  LoginAttemptOutput,
  LoginRequest,
} from './login-attempt.types.ts';

export const loginAttemptMachine = setup({
  types: {
    context: {} as LoginAttemptContext,
    input: {} as LoginAttemptInput,
    output: {} as LoginAttemptOutput,
    children: {} as { captcha: 'captcha'; work: 'work' },
  },
  actors: {
    sendCredentials: port<LoginAnswered, LoginRequest>('login.sendCredentials'),
    captcha: captchaMachine,
    work: proofOfWorkMachine,
    settleCredentials: port<void, LoginAttemptInput>('login.settleCredentials'),
    forgetCredentials: port<void>('login.forgetCredentials'),
  },
  actions: {
    storeAnswered: assign(({ context }, params: LoginAnswered) => {
      if (params.kind === 'captchaNeeded') return { captchaType: params.captchaType, captchaVerification: null };
      if (params.kind === 'workNeeded') return { challenge: params.challenge, work: null };
      if (params.kind === 'signedIn') return { outcome: { kind: 'signedIn', answer: params.answer } };
      const isStoredPasswordForgotten = params.isPasswordWrong && context.isPasswordStored;
      return { outcome: { kind: 'refused', message: params.message, isStoredPasswordForgotten } };
    }),
    storeFailure: assign((_, params: { error: unknown }) => ({
      outcome: { kind: 'refused', message: toFailure(params.error).message, isStoredPasswordForgotten: false },
    })),
    storeWork: assign((_, params: ProofOfWorkOutput) => (params.kind === 'solved' ? { work: params.answer } : {})),
    storeVerification: assign((_, params: CaptchaOutput) =>
      params.kind === 'solved' ? { captchaVerification: params.verification } : {},
    ),
  },
  guards: {
    isSignedIn: (_, params: LoginAnswered) => params.kind === 'signedIn',
    isCaptchaNeeded: (_, params: LoginAnswered) => params.kind === 'captchaNeeded',
    isWorkNeeded: (_, params: LoginAnswered) => params.kind === 'workNeeded',
    isStoredPasswordWrong: ({ context }, params: LoginAnswered) =>
      params.kind === 'refused' && params.isPasswordWrong && context.isPasswordStored,
    isSolved: (_, params: CaptchaOutput | ProofOfWorkOutput) => params.kind === 'solved',
  },
}).createMachine({
  id: 'login-attempt',
  description: '一次登录或注册提交',
  context: ({ input }) => ({
    ...input,
    captchaType: 'blockPuzzle',
    captchaVerification: null,
    challenge: null,
    work: null,
    outcome: { kind: 'cancelled' },
  }),
  initial: 'sending',
  states: {
    sending: {
      description: '正在提交',
      invoke: {
        id: 'sendCredentials',
        src: 'sendCredentials',
        input: ({ context }) => ({
          mode: context.mode,
          values: context.values,
          isPasswordStored: context.isPasswordStored,
          captchaVerification: context.captchaVerification,
          work: context.work,
        }),
        onDone: [
          {
            guard: { type: 'isSignedIn', params: ({ event }) => event.output },
            target: 'settling',
            actions: { type: 'storeAnswered', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isCaptchaNeeded', params: ({ event }) => event.output },
            target: 'verifying',
            actions: { type: 'storeAnswered', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isWorkNeeded', params: ({ event }) => event.output },
            target: 'working',
            actions: { type: 'storeAnswered', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isStoredPasswordWrong', params: ({ event }) => event.output },
            target: 'forgetting',
            actions: { type: 'storeAnswered', params: ({ event }) => event.output },
          },
          { target: 'finished', actions: { type: 'storeAnswered', params: ({ event }) => event.output } },
        ],
        onError: {
          target: 'finished',
          actions: { type: 'storeFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    verifying: {
      description: '密码错误次数较多，先完成安全验证',
      invoke: {
        id: 'captcha',
        src: 'captcha',
        input: ({ context }) => ({ captchaType: context.captchaType }),
        onDone: [
          {
            guard: { type: 'isSolved', params: ({ event }) => event.output },
            target: 'sending',
            actions: { type: 'storeVerification', params: ({ event }) => event.output },
          },
          { target: 'finished', description: '关闭了验证窗口，放弃提交' },
        ],
      },
    },
    working: {
      description: '有人试过这个账户：这台设备先算一会儿，最多两分钟，再自动提交',
      invoke: {
        id: 'work',
        src: 'work',
        input: ({ context }) => ({ challenge: context.challenge! }),
        onDone: [
          {
            guard: { type: 'isSolved', params: ({ event }) => event.output },
            target: 'sending',
            actions: { type: 'storeWork', params: ({ event }) => event.output },
          },
          { target: 'finished', description: '不等了，放弃提交' },
        ],
      },
    },
    forgetting: {
      description: '记住的密码不对：清除本机保存的账号与密码',
      invoke: { id: 'forgetCredentials', src: 'forgetCredentials', onDone: 'finished', onError: 'finished' },
    },
    settling: {
      description: '登录成功，按勾选保存或清除本机的账号密码',
      invoke: {
        id: 'settleCredentials',
        src: 'settleCredentials',
        input: ({ context }) => ({
          mode: context.mode,
          values: context.values,
          isPasswordStored: context.isPasswordStored,
        }),
        onDone: 'finished',
        onError: 'finished',
      },
    },
    finished: { description: '提交结束', type: 'final' },
  },
  output: ({ context }) => context.outcome,
});

export type LoginAttemptRef = ActorRefFrom<typeof loginAttemptMachine>;
export type LoginAttemptSnapshot = SnapshotFrom<typeof loginAttemptMachine>;
