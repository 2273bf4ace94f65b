import { type ActorRefFrom, assign, type SnapshotFrom, sendTo, setup } from 'xstate';
import { isMobile } from '#domain/identity/phone.ts';
import { port } from '../kit/port.ts';
import { type LoginAttemptOutput, type LoginMode, loginAttemptMachine } from '../login-attempt/index.ts';
import { smsCountdownMachine } from '../sms-countdown/index.ts';
import { type UserAgreementOutput, userAgreementMachine } from '../user-agreement/index.ts';
import { faultOf, faultsAtSubmit, taken, withFault } from './login.rules.ts';
import type {
  LoginContext,
  LoginEvent,
  LoginInput,
  LoginOutput,
  LoginTextField,
  RememberedCredentials,
} from './login.types.ts';

const phoneOf = (userName: string) => (isMobile(userName) ? userName : null);

export const loginMachine = setup({
  types: {
    context: {} as LoginContext,
    events: {} as LoginEvent,
    input: {} as LoginInput,
    output: {} as LoginOutput,
    children: {} as {
      loginCode: 'smsCountdown';
      registerCode: 'smsCountdown';
      attempt: 'loginAttempt';
      agreement: 'userAgreement';
    },
    tags: {} as 'busy' | 'editable',
  },
  actors: {
    smsCountdown: smsCountdownMachine,
    loginAttempt: loginAttemptMachine,
    userAgreement: userAgreementMachine,
    readRemembered: port<RememberedCredentials | null>('login.readRemembered'),
  },
  actions: {
    storeTyped: assign(({ context }, { field, text }: { field: LoginTextField; text: string }) => ({
      values: { ...context.values, [field]: taken(field, text) },
      faults: withFault(context.faults, field, null),
      isPasswordStored: field === 'password' || field === 'userName' ? false : context.isPasswordStored,
      refusal: null,
    })),
    storeTick: assign(({ context }, params: { field: 'isAgree' | 'isRemembered'; isTicked: boolean }) => ({
      values: { ...context.values, [params.field]: params.isTicked },
      faults: withFault(context.faults, params.field, null),
    })),
    checkField: assign(({ context }, params: { field: LoginTextField }) => ({
      faults: withFault(context.faults, params.field, faultOf(params.field, context.values)),
    })),
    checkAll: assign(({ context }) => ({
      faults: faultsAtSubmit(context.mode, context.values, context.isPasswordStored),
    })),
    refuseCode: assign(({ context }) => ({ faults: withFault(context.faults, 'userName', 'phoneFormat') })),
    clearFaults: assign({ faults: {}, refusal: null }),
    storeRemembered: assign(({ context }, params: RememberedCredentials | null) =>
      params === null || context.values.userName !== ''
        ? {}
        : {
            values: { ...context.values, userName: params.userName, isRemembered: true },
            isPasswordStored: params.hasPassword,
          },
    ),
    wantNewPassword: assign({ wantsNewPassword: true }),
    forgetNewPassword: assign({ wantsNewPassword: false }),
    storeMode: assign((_, params: { mode: LoginMode }) => ({ mode: params.mode })),
    storeAttempt: assign(({ context }, params: LoginAttemptOutput) => {
      if (params.kind === 'cancelled') return {};
      if (params.kind === 'signedIn') {
        const { mode, wantsNewPassword } = context;
        return { outcome: { kind: 'signedIn', answer: params.answer, mode, wantsNewPassword } };
      }
      if (!params.isStoredPasswordForgotten) return { refusal: params.message };
      const values = { ...context.values, password: '', isRemembered: false };
      return { refusal: params.message, isPasswordStored: false, values };
    }),
    storeAgreed: assign(({ context }, params: UserAgreementOutput) =>
      params.completed.length === 0
        ? {}
        : { values: { ...context.values, isAgree: true }, faults: withFault(context.faults, 'isAgree', null) },
    ),
    tellPhone: sendTo('loginCode', ({ context }) => ({
      type: 'phone.changed',
      phone: phoneOf(context.values.userName),
    })),
    tellRegisterPhone: sendTo('registerCode', ({ context }) => ({
      type: 'phone.changed',
      phone: phoneOf(context.values.userName),
    })),
    askForLoginCode: sendTo('loginCode', { type: 'sms.request' }),
    askForRegisterCode: sendTo('registerCode', { type: 'sms.request' }),
  },
  guards: {
    isSms: (_, params: { mode: LoginMode }) => params.mode === 'sms',
    isPassword: (_, params: { mode: LoginMode }) => params.mode === 'password',
    isPhoneTyped: (_, params: { field: LoginTextField }) => params.field === 'userName',
    isPhoneValid: ({ context }) => isMobile(context.values.userName),
    isFree: ({ context }) => context.obstacle === null,
    hasNoFaults: ({ context }) => Object.keys(context.faults).length === 0,
    isSignedIn: (_, params: LoginAttemptOutput) => params.kind === 'signedIn',
  },
}).createMachine({
  id: 'login',
  description: '登录窗口：验证码登录、密码登录、注册三种模式',
  context: ({ input }) => ({
    mode: 'sms',
    values: { userName: '', password: '', captcha: '', passwordAgain: '', isAgree: true, isRemembered: false },
    faults: {},
    obstacle: input.obstacle,
    lastMode: input.lastMode,
    isPasswordStored: false,
    wantsNewPassword: false,
    refusal: null,
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
                actions: [{ type: 'storeMode', params: ({ event }) => event }, 'clearFaults'],
              },
              {
                guard: { type: 'isPassword', params: ({ event }) => event },
                target: '.password',
                actions: [{ type: 'storeMode', params: ({ event }) => event }, 'clearFaults', 'forgetNewPassword'],
              },
              {
                target: '.register',
                actions: [{ type: 'storeMode', params: ({ event }) => event }, 'clearFaults', 'forgetNewPassword'],
              },
            ],
          },
          states: {
            sms: {
              description: '验证码登录（默认）',
              on: {
                'login.codeWanted': [
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
                  actions: [{ type: 'storeMode', params: { mode: 'sms' } }, 'clearFaults', 'wantNewPassword'],
                  description: '先用验证码登录，再设置新密码',
                },
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
                'login.codeWanted': [
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
          on: { 'login.modeChosen': { target: '.editing', description: '提交中切换模式：放弃这次提交' } },
          states: {
            editing: {
              description: '可以填写',
              tags: 'editable',
              on: {
                'login.typed': [
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
            checking: {
              description: '检查必填项与格式',
              always: [{ guard: 'hasNoFaults', target: 'submitting' }, { target: 'editing' }],
            },
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
            closed: { description: '没有打开', on: { 'login.agreementOpened': 'open' } },
            open: {
              description: '正在阅读；读完任一份即视为同意',
              invoke: {
                id: 'agreement',
                src: 'userAgreement',
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
