import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import { type Failure, toFailure } from '#domain/failure.ts';
import { port } from '../kit/port.ts';
import { operatorRoomsMachine } from '../operator-rooms/index.ts';
import { type ProofOfWorkOutput, proofOfWorkMachine } from '../proof-of-work/index.ts';
import type {
  OperatorSignInContext,
  OperatorSignInEvent,
  PasswordAnswered,
  PasswordRequest,
  SignedInOperator,
} from './operator-sign-in.types.ts';

const secondsOf = (failure: Failure): number => (failure.kind === 'refused' ? (failure.retryAfter ?? 0) : 0);

type FailureEvent = { error: unknown };

const blank: OperatorSignInContext = {
  name: '',
  password: '',
  code: '',
  isIncomplete: false,
  failure: null,
  seconds: 0,
  hasEnded: false,
  operator: null,
  challenge: null,
  work: null,
};

const noMessages = { isIncomplete: false, failure: null, hasEnded: false } as const;

export const operatorSignInMachine = setup({
  types: {
    context: {} as OperatorSignInContext,
    events: {} as OperatorSignInEvent,
    children: {} as { rooms: 'rooms'; work: 'work' },
    tags: {} as 'busy',
  },
  actors: {
    rooms: operatorRoomsMachine,
    work: proofOfWorkMachine,
    readSession: port<SignedInOperator>('operator.session'),
    givePassword: port<PasswordAnswered, PasswordRequest>('operator.password'),
    giveCode: port<SignedInOperator, { code: string }>('operator.code'),
    endSession: port<unknown>('operator.end'),
    pause: port<void, { seconds: number }>('operator.pause'),
  },
  actions: {
    storeName: assign((_, { name }: { name: string }) => ({ ...noMessages, name })),
    storePassword: assign((_, { password }: { password: string }) => ({ ...noMessages, password })),
    storeCode: assign((_, { code }: { code: string }) => ({ ...noMessages, code })),
    tellIncomplete: assign({ ...noMessages, isIncomplete: true }),
    storeFailure: assign((_, { error }: FailureEvent) => ({ failure: toFailure(error).message, code: '', work: null })),
    storeChallenge: assign((_, params: PasswordAnswered) =>
      params.kind === 'workNeeded' ? { challenge: params.challenge, work: null } : {},
    ),
    storeWork: assign((_, params: ProofOfWorkOutput) => (params.kind === 'solved' ? { work: params.answer } : {})),
    storeWait: assign((_, { error }: FailureEvent) => ({
      ...noMessages,
      work: null,
      seconds: secondsOf(toFailure(error)),
      code: '',
    })),
    tellEnded: assign({ ...blank, hasEnded: true }),
    storeOperator: assign((_, { output }: { output: SignedInOperator }) => ({ ...blank, operator: output })),
    /** Clears the password when its step ends. */
    forgetPassword: assign({ password: '', work: null }),
    forgetAll: assign(blank),
  },
  guards: {
    isWhole: ({ context }) => context.name.trim() !== '' && context.password !== '',
    isCode: ({ context }) => /^\d{6}$/.test(context.code.trim()),
    isWorkNeeded: (_, params: PasswordAnswered) => params.kind === 'workNeeded',
    isSolved: (_, params: ProofOfWorkOutput) => params.kind === 'solved',
    isLimited: (_, { error }: FailureEvent) => secondsOf(toFailure(error)) > 0,
    isExpired: (_, { error }: FailureEvent) => toFailure(error).kind === 'expired',
  },
}).createMachine({
  id: 'operator-sign-in',
  description: '操作室登录：密码、动态码，进入；试错多了须等待，会话结束回到登录',
  context: blank,
  initial: 'looking',
  states: {
    looking: {
      description: '看是否已登录',
      tags: 'busy',
      invoke: {
        id: 'readSession',
        src: 'readSession',
        onDone: { target: 'signedIn', actions: { type: 'storeOperator', params: ({ event }) => event } },
        onError: [
          { guard: { type: 'isExpired', params: ({ event }) => event }, target: 'askingPassword' },
          {
            target: 'askingPassword',
            actions: { type: 'storeFailure', params: ({ event }) => event },
            description: '没有连上，说明原因',
          },
        ],
      },
    },
    askingPassword: {
      description: '等人输入姓名与密码',
      on: {
        'name.typed': { actions: { type: 'storeName', params: ({ event }) => event } },
        'password.typed': { actions: { type: 'storePassword', params: ({ event }) => event } },
        'signIn.submit': [
          { guard: 'isWhole', target: 'checkingPassword' },
          { actions: 'tellIncomplete', description: '缺姓名或密码，指出来' },
        ],
      },
    },
    checkingPassword: {
      description: '请服务器核对密码',
      tags: 'busy',
      invoke: {
        id: 'givePassword',
        src: 'givePassword',
        input: ({ context: { name, password, work } }) => ({ name: name.trim(), password, work }),
        onDone: [
          {
            guard: { type: 'isWorkNeeded', params: ({ event }) => event.output },
            target: 'working',
            actions: { type: 'storeChallenge', params: ({ event }) => event.output },
          },
          { target: 'askingCode', actions: 'forgetPassword' },
        ],
        onError: [
          {
            guard: { type: 'isLimited', params: ({ event }) => event },
            target: 'waiting',
            actions: { type: 'storeWait', params: ({ event }) => event },
          },
          { target: 'askingPassword', actions: { type: 'storeFailure', params: ({ event }) => event } },
        ],
      },
    },
    working: {
      description: '有人试过这个账号：这台电脑先算一会儿，最多两分钟，再自动核对',
      tags: 'busy',
      invoke: {
        id: 'work',
        src: 'work',
        input: ({ context: { challenge } }) => ({ challenge: challenge! }),
        onDone: [
          {
            guard: { type: 'isSolved', params: ({ event }) => event.output },
            target: 'checkingPassword',
            actions: { type: 'storeWork', params: ({ event }) => event.output },
          },
          { target: 'askingPassword', description: '不等了，密码留着' },
        ],
      },
    },
    askingCode: {
      description: '等人输入身份验证器上的动态码',
      on: {
        'code.typed': { actions: { type: 'storeCode', params: ({ event }) => event } },
        'signIn.submit': [
          { guard: 'isCode', target: 'checkingCode' },
          { actions: 'tellIncomplete', description: '不是六位数字，指出来' },
        ],
        'signIn.back': { target: 'askingPassword', actions: 'forgetAll' },
      },
    },
    checkingCode: {
      description: '请服务器核对动态码',
      tags: 'busy',
      invoke: {
        id: 'giveCode',
        src: 'giveCode',
        input: ({ context: { code } }) => ({ code: code.trim() }),
        onDone: { target: 'signedIn', actions: { type: 'storeOperator', params: ({ event }) => event } },
        onError: [
          {
            guard: { type: 'isExpired', params: ({ event }) => event },
            target: 'askingPassword',
            actions: { type: 'storeFailure', params: ({ event }) => event },
            description: '隔得太久，从头来',
          },
          {
            guard: { type: 'isLimited', params: ({ event }) => event },
            target: 'waiting',
            actions: { type: 'storeWait', params: ({ event }) => event },
          },
          { target: 'askingCode', actions: { type: 'storeFailure', params: ({ event }) => event } },
        ],
      },
    },
    waiting: {
      description: '试错太多：到服务器说的时间从头再来',
      entry: 'forgetPassword',
      invoke: {
        id: 'pause',
        src: 'pause',
        input: ({ context: { seconds } }) => ({ seconds }),
        onDone: 'askingPassword',
      },
    },
    signedIn: {
      description: '在操作室里，页由职责定',
      invoke: {
        id: 'rooms',
        src: 'rooms',
        input: ({ context: { operator } }) => ({ roles: operator!.roles, isOpening: operator!.isOpening }),
      },
      on: {
        'operator.leave': 'leaving',
        'session.expired': {
          target: 'askingPassword',
          actions: 'tellEnded',
          description: '会话结束或被移除，说明原因',
        },
      },
    },
    leaving: {
      description: '退出',
      tags: 'busy',
      invoke: {
        id: 'endSession',
        src: 'endSession',
        onDone: { target: 'askingPassword', actions: 'forgetAll' },
        onError: [
          {
            guard: { type: 'isExpired', params: ({ event }) => event },
            target: 'askingPassword',
            actions: 'forgetAll',
            description: '会话已经结束',
          },
          {
            target: 'signedIn',
            actions: { type: 'storeFailure', params: ({ event }) => event },
            description: '没有退出成功，仍在里面',
          },
        ],
      },
    },
  },
});

export type OperatorSignInRef = ActorRefFrom<typeof operatorSignInMachine>;
export type OperatorSignInSnapshot = SnapshotFrom<typeof operatorSignInMachine>;
