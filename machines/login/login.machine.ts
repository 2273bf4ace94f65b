import { type ActorRefFrom, assign, raise, type SnapshotFrom, sendTo, setup } from 'xstate';
import type { LoginMode, LoginTextField } from '#domain/account/login-form.ts';
import { isMobile, normaliseMobile } from '#domain/identity/phone.ts';
import { errorCheck } from '../kit/form-chart.ts';
import { port } from '../kit/port.ts';
import { type LoginAttemptOutput, loginAttemptMachine } from '../login-attempt/index.ts';
import { smsCountdownMachine } from '../sms-countdown/index.ts';
import { type LegalTextName, type UserAgreementOutput, userAgreementMachine } from '../user-agreement/index.ts';
import {
  afterAttempt,
  afterLeaving,
  afterSubmit,
  afterTyping,
  phoneOf,
  withPhoneRefused,
  withRemembered,
  withTick,
} from './login.rules.ts';
import type {
  LoginChildren,
  LoginContext,
  LoginEvent,
  LoginInput,
  LoginOutput,
  LoginTick,
  RememberedCredentials,
} from './login.types.ts';

const phoneChanged = ({ context }: { context: LoginContext }) =>
  ({ type: 'phone.changed', phone: phoneOf(context.values.userName) }) as const;

export const loginMachine = setup({
  types: {
    context: {} as LoginContext,
    events: {} as LoginEvent,
    input: {} as LoginInput,
    output: {} as LoginOutput,
    children: {} as LoginChildren,
    tags: {} as 'busy' | 'editable',
  },
  actors: {
    smsCountdown: smsCountdownMachine,
    loginAttempt: loginAttemptMachine,
    userAgreement: userAgreementMachine,
    readRemembered: port<RememberedCredentials | null>('login.readRemembered'),
  },
  actions: {
    storeTyped: assign(({ context }, params: { field: LoginTextField; text: string }) => afterTyping(context, params)),
    storeTick: assign(({ context }, params: LoginTick) => withTick(context, params)),
    checkField: assign(({ context }, params: { field: LoginTextField }) => afterLeaving(context, params.field)),
    checkAll: assign(({ context }) => afterSubmit(context)),
    refuseCode: assign(({ context }) => withPhoneRefused(context)),
    storeRemembered: assign(({ context }, params: RememberedCredentials | null) => withRemembered(context, params)),
    wantNewPassword: assign({ wantsNewPassword: true }),
    forgetNewPassword: assign({ wantsNewPassword: false }),
    switchMode: assign((_, params: { mode: LoginMode }) => ({ mode: params.mode, errors: {}, refusal: null })),
    storeAttempt: assign(({ context }, params: LoginAttemptOutput) => afterAttempt(context, params)),
    storeTexts: assign((_, params: { texts: readonly LegalTextName[] }) => ({ texts: params.texts })),
    storeAgreed: assign(({ context }, params: UserAgreementOutput) =>
      params.completed.length === 0 ? {} : withTick(context, { field: 'isAgree', isTicked: true }),
    ),
    tellPhone: sendTo('loginCode', phoneChanged),
    tellRegisterPhone: sendTo('registerCode', phoneChanged),
    announcePhone: raise({ type: 'phone.completed' }),
    askForLoginCode: sendTo('loginCode', { type: 'sms.request' }),
    askForRegisterCode: sendTo('registerCode', { type: 'sms.request' }),
  },
  guards: {
    isSms: (_, params: { mode: LoginMode }) => params.mode === 'sms',
    isPassword: (_, params: { mode: LoginMode }) => params.mode === 'password',
    isPhoneTyped: (_, params: { field: LoginTextField }) => params.field === 'userName',
    isWholePhone: (_, params: { field: LoginTextField; text: string }) =>
      params.field === 'userName' && isMobile(normaliseMobile(params.text)),
    isPhoneValid: ({ context }) => isMobile(context.values.userName),
    isFree: ({ context }) => context.failure === null,
    ...errorCheck.guards,
    isSignedIn: (_, params: LoginAttemptOutput) => params.kind === 'signedIn',
  },
}).createMachine({
  id: 'login',
  description: '登录窗口：验证码登录、密码登录、注册三种模式',
  context: ({ input }) => ({
    mode: 'sms',
    values: { userName: '', password: '', captcha: '', passwordAgain: '', isAgree: true, isRemembered: false },
    errors: {},
    failure: input.failure,
    lastMode: input.lastMode,
    isFromForm: input.isFromForm === true,
    isPasswordStored: false,
    wantsNewPassword: false,
    refusal: null,
    texts: [],
    outcome: { kind: 'closed' },
  }),
  initial: 'open',
  invoke: [
    { id: 'loginCode', src: 'smsCountdown', input: { messageType: 'user_login' } },
    { id: 'registerCode', src: 'smsCountdown', input: { messageType: 'user_sign' } },
  ],
  on: { 'login.close': '.finished' },
  states: {
    open: {
      description: '窗口打开',
      type: 'parallel',
      states: {
        mode: {
          description: '三种模式；切换时清除原表单的校验提示',
          initial: 'sms',
          on: {
            'login.modeChosen': [
              {
                guard: { type: 'isSms', params: ({ event }) => event },
                target: '.sms',
                actions: [{ type: 'switchMode', params: ({ event }) => event }],
              },
              {
                guard: { type: 'isPassword', params: ({ event }) => event },
                target: '.password',
                actions: [{ type: 'switchMode', params: ({ event }) => event }, 'forgetNewPassword'],
              },
              {
                target: '.register',
                actions: [{ type: 'switchMode', params: ({ event }) => event }, 'forgetNewPassword'],
              },
            ],
          },
          states: {
            sms: {
              description: '验证码登录（默认）',
              on: {
                'login.codeRequested': [
                  { guard: 'isPhoneValid', actions: 'askForLoginCode' },
                  { actions: 'refuseCode', description: '请输入正确的手机号码' },
                ],
              },
            },
            password: {
              description: '密码登录',
              initial: 'recalling',
              on: {
                'login.passwordForgotten': {
                  target: 'sms',
                  actions: [{ type: 'switchMode', params: { mode: 'sms' } }, 'wantNewPassword'],
                  description: '先用验证码登录，再设置新密码',
                },
                'phone.completed': { target: '.recalling', description: '是本机记住的手机号就填上密码' },
              },
              states: {
                recalling: {
                  description: '读取本机记住的账号',
                  invoke: {
                    id: 'readRemembered',
                    src: 'readRemembered',
                    onDone: {
                      target: 'recalled',
                      actions: [
                        { type: 'storeRemembered', params: ({ event }) => event.output },
                        'tellPhone',
                        'tellRegisterPhone',
                      ],
                    },
                    onError: { target: 'recalled', description: '读不到就不预填' },
                  },
                },
                recalled: { description: '记住的账号已预填，没有记住就空着' },
              },
            },
            register: {
              description: '手机号注册',
              on: {
                'login.codeRequested': [
                  { guard: 'isPhoneValid', actions: 'askForRegisterCode' },
                  { actions: 'refuseCode', description: '请输入正确的手机号码' },
                ],
              },
            },
          },
        },
        form: {
          description: '填写与提交',
          initial: 'editing',
          on: {
            'login.modeChosen': { target: '.editing', description: '提交中切换模式：放弃这次提交' },
            'login.passwordForgotten': {
              guard: { type: 'isPassword', params: ({ context }) => context },
              target: '.editing',
              description: '提交中点忘记密码：放弃这次提交',
            },
          },
          states: {
            editing: {
              description: '可以填写',
              tags: 'editable',
              on: {
                'login.typed': [
                  {
                    guard: { type: 'isWholePhone', params: ({ event }) => event },
                    actions: [
                      { type: 'storeTyped', params: ({ event }) => event },
                      ...(['tellPhone', 'tellRegisterPhone', 'announcePhone'] as const),
                    ],
                  },
                  {
                    guard: { type: 'isPhoneTyped', params: ({ event }) => event },
                    actions: [{ type: 'storeTyped', params: ({ event }) => event }, 'tellPhone', 'tellRegisterPhone'],
                  },
                  { actions: { type: 'storeTyped', params: ({ event }) => event } },
                ],
                'login.ticked': { actions: { type: 'storeTick', params: ({ event }) => event } },
                'login.left': { actions: { type: 'checkField', params: ({ event }) => event } },
                'login.submit': { guard: 'isFree', target: 'checking', actions: 'checkAll' },
              },
            },
            checking: { description: '检查必填项与格式', ...errorCheck.checking },
            submitting: {
              description: '正在提交，不再接受输入',
              tags: 'busy',
              invoke: {
                id: 'attempt',
                src: 'loginAttempt',
                input: ({ context }) => ({
                  mode: context.mode,
                  values: context.values,
                  isPasswordStored: context.isPasswordStored,
                }),
                onDone: [
                  {
                    guard: { type: 'isSignedIn', params: ({ event }) => event.output },
                    target: '#login.finished',
                    actions: { type: 'storeAttempt', params: ({ event }) => event.output },
                  },
                  { target: 'editing', actions: { type: 'storeAttempt', params: ({ event }) => event.output } },
                ],
              },
            },
          },
        },
        agreement: {
          description: '协议与隐私政策的阅读窗口',
          initial: 'closed',
          states: {
            closed: {
              description: '没有打开',
              on: {
                'login.agreementOpened': {
                  target: 'open',
                  actions: { type: 'storeTexts', params: ({ event }) => event },
                },
              },
            },
            open: {
              description: '正在阅读；读完任一份即视为同意',
              invoke: {
                id: 'agreement',
                src: 'userAgreement',
                input: ({ context }) => ({ texts: context.texts }),
                onDone: {
                  target: 'closed',
                  actions: { type: 'storeAgreed', params: ({ event }) => event.output },
                },
              },
            },
          },
        },
      },
    },
    finished: { description: '窗口关闭', type: 'final' },
  },
  output: ({ context }) => context.outcome,
});

export type LoginRef = ActorRefFrom<typeof loginMachine>;
export type LoginSnapshot = SnapshotFrom<typeof loginMachine>;
