import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import { type Failure, toFailure } from '#domain/failure.ts';
import { type CaptchaOutput, captchaMachine } from '../captcha/index.ts';
import type { ClockInput, ClockTicked } from '../kit/clock.ts';
import { effect } from '../kit/effect.ts';
import { feed, port } from '../kit/port.ts';
import { type ProofOfWorkOutput, proofOfWorkMachine } from '../proof-of-work/index.ts';
import type {
  SmsCountdownContext,
  SmsCountdownEvent,
  SmsCountdownInput,
  SmsRequest,
  SmsRequestOutcome,
  SmsWait,
} from './sms-countdown.types.ts';

/** A proof is valid for one message. */
const unproven = { captchaVerification: null, challenge: null, work: null } as const;

export const smsCountdownMachine = setup({
  types: {
    context: {} as SmsCountdownContext,
    events: {} as SmsCountdownEvent,
    input: {} as SmsCountdownInput,
    children: {} as { captcha: 'captcha'; work: 'work' },
  },
  actors: {
    readWait: port<SmsWait | null, Pick<SmsRequest, 'phone' | 'messageType'>>('sms.readWait'),
    sendCode: port<SmsRequestOutcome, SmsRequest>('sms.sendCode'),
    captcha: captchaMachine,
    work: proofOfWorkMachine,
    clock: feed<ClockTicked, ClockInput>('clock'),
  },
  actions: {
    storePhone: assign((_, params: { phone: string }) => ({
      phone: params.phone,
      refusal: null,
      ...unproven,
    })),
    clearPhone: assign({ phone: '', refusal: null, ...unproven }),
    storeWait: assign((_, params: SmsWait | null) =>
      params === null ? {} : { endsAt: params.endsAt, now: params.now },
    ),
    storeReply: assign((_, params: SmsRequestOutcome) => {
      if (params.kind === 'captchaNeeded') return { captchaType: params.captchaType, captchaVerification: null };
      if (params.kind === 'workNeeded') return { challenge: params.challenge, work: null };
      const wait = { endsAt: params.endsAt, now: params.now, ...unproven };
      return params.kind === 'limited' ? { ...wait, refusal: params.message } : wait;
    }),
    storeVerification: assign((_, params: CaptchaOutput) =>
      params.kind === 'solved' ? { captchaVerification: params.verification } : {},
    ),
    storeWork: assign((_, params: ProofOfWorkOutput) => (params.kind === 'solved' ? { work: params.answer } : {})),
    storeRefusal: assign((_, params: { error: unknown }) => ({
      refusal: toFailure(params.error).message,
      ...unproven,
    })),
    clearRefusal: assign({ refusal: null }),
    storeNow: assign((_, params: { now: number }) => ({ now: params.now })),
    toastSending: effect(),
    toastSent: effect(),
    toastFailure: effect<{ failure: Failure }>(),
  },
  guards: {
    isPhone: (_, params: { phone: string | null }) => params.phone !== null,
    isWaiting: (_, params: SmsWait | null) => params !== null && params.now < params.endsAt,
    isSent: (_, params: SmsRequestOutcome) => params.kind === 'sent',
    isCaptchaNeeded: (_, params: SmsRequestOutcome) => params.kind === 'captchaNeeded',
    isWorkNeeded: (_, params: SmsRequestOutcome) => params.kind === 'workNeeded',
    isSolved: (_, params: CaptchaOutput | ProofOfWorkOutput) => params.kind === 'solved',
    isOver: ({ context }, params: { now: number }) => params.now >= context.endsAt,
  },
}).createMachine({
  id: 'sms-countdown',
  description: '获取验证码按钮：每个手机号、每种用途各自计时，刷新后仍然准确',
  context: ({ input }) => ({
    messageType: input.messageType,
    phone: '',
    endsAt: 0,
    now: 0,
    captchaType: 'blockPuzzle',
    ...unproven,
    refusal: null,
  }),
  initial: 'idle',
  on: {
    'phone.changed': [
      {
        guard: { type: 'isPhone', params: ({ event }) => event },
        target: '.restoring',
        actions: { type: 'storePhone', params: ({ event }) => ({ phone: event.phone! }) },
      },
      { target: '.idle', actions: 'clearPhone' },
    ],
  },
  states: {
    idle: { description: '手机号还不完整，按钮点了会提示号码格式' },
    restoring: {
      description: '查找这个号码是否还在等待中',
      invoke: {
        id: 'readWait',
        src: 'readWait',
        input: ({ context }) => ({ phone: context.phone, messageType: context.messageType }),
        onDone: [
          {
            guard: { type: 'isWaiting', params: ({ event }) => event.output },
            target: 'counting',
            actions: { type: 'storeWait', params: ({ event }) => event.output },
          },
          { target: 'ready' },
        ],
        onError: 'ready',
      },
    },
    ready: {
      description: '可以获取验证码',
      on: { 'sms.request': { target: 'sending', actions: 'clearRefusal' } },
    },
    sending: {
      description: '验证码发送中',
      entry: 'toastSending',
      invoke: {
        id: 'sendCode',
        src: 'sendCode',
        input: ({ context }) => ({
          phone: context.phone,
          messageType: context.messageType,
          captchaVerification: context.captchaVerification,
          work: context.work,
        }),
        onDone: [
          {
            guard: { type: 'isCaptchaNeeded', params: ({ event }) => event.output },
            target: 'verifying',
            actions: { type: 'storeReply', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isWorkNeeded', params: ({ event }) => event.output },
            target: 'working',
            actions: { type: 'storeReply', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isSent', params: ({ event }) => event.output },
            target: 'counting',
            actions: [{ type: 'storeReply', params: ({ event }) => event.output }, 'toastSent'],
          },
          { target: 'counting', actions: { type: 'storeReply', params: ({ event }) => event.output } },
        ],
        onError: {
          target: 'ready',
          actions: [
            { type: 'storeRefusal', params: ({ event }) => ({ error: event.error }) },
            { type: 'toastFailure', params: ({ event }) => ({ failure: toFailure(event.error) }) },
          ],
        },
      },
    },
    verifying: {
      description: '服务器要求先完成安全验证',
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
          { target: 'ready', description: '关闭了验证窗口，不发送' },
        ],
      },
    },
    working: {
      description: '这里刚刚要过几次验证码：这台设备先算几秒，算完自动发送',
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
          { target: 'ready', description: '不等了，不发送' },
        ],
      },
    },
    counting: {
      description: '已发送，按钮上显示还要等多少秒',
      invoke: { id: 'clock', src: 'clock', input: ({ context }) => ({ endsAt: context.endsAt }) },
      on: {
        'clock.ticked': [
          { guard: { type: 'isOver', params: ({ event }) => event }, target: 'ready', actions: 'clearRefusal' },
          { actions: { type: 'storeNow', params: ({ event }) => event } },
        ],
      },
    },
  },
});

export type SmsCountdownRef = ActorRefFrom<typeof smsCountdownMachine>;
export type SmsCountdownSnapshot = SnapshotFrom<typeof smsCountdownMachine>;
