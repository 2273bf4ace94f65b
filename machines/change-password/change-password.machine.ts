import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import { changePasswordForm } from '#domain/account/password-form.ts';
import { toFailure } from '#domain/failure.ts';
import { errorsAt, errorsOf } from '#domain/form/check.ts';
import { effect } from '../kit/effect.ts';
import { port } from '../kit/port.ts';
import type {
  ChangePasswordAnswered,
  ChangePasswordContext,
  ChangePasswordEvent,
  ChangePasswordField,
  ChangePasswordInput,
  ChangePasswordOutput,
  ChangePasswordRequest,
} from './change-password.types.ts';

export const changePasswordMachine = setup({
  types: {
    context: {} as ChangePasswordContext,
    events: {} as ChangePasswordEvent,
    input: {} as ChangePasswordInput,
    output: {} as ChangePasswordOutput,
    tags: {} as 'busy' | 'editable',
  },
  actors: { changePassword: port<ChangePasswordAnswered, ChangePasswordRequest>('password.change') },
  actions: {
    storeTyped: assign(({ context }, { field, text }: { field: ChangePasswordField; text: string }) => ({
      values: { ...context.values, [field]: text },
      errors: { ...context.errors, [field]: undefined },
      refusal: null,
    })),
    checkField: assign(({ context }, { field }: { field: ChangePasswordField }) => ({
      errors: { ...context.errors, [field]: errorsAt(changePasswordForm, context.values, context, field)[0]?.code },
    })),
    checkAll: assign(({ context }) => ({
      errors: Object.fromEntries(
        errorsOf(changePasswordForm, context.values, context).map(({ path, code }) => [path, code]),
      ),
      refusal: null,
    })),
    askForOldPassword: assign({ needsOldPassword: true }),
    storeRefusal: assign((_, params: ChangePasswordAnswered) =>
      params.kind === 'refused' ? { refusal: params.message } : {},
    ),
    storeFailure: assign((_, params: { error: unknown }) => ({ refusal: toFailure(params.error).message })),
    storeChanged: assign({ outcome: { kind: 'changed' } }),
    sayChanged: effect(),
  },
  guards: {
    hasNoErrors: ({ context }) => Object.values(context.errors).every((error) => error === undefined),
    isChanged: (_, params: ChangePasswordAnswered) => params.kind === 'changed',
    isOldPasswordNeeded: (_, params: ChangePasswordAnswered) => params.kind === 'oldPasswordNeeded',
  },
}).createMachine({
  id: 'change-password',
  description: '修改密码：验证码登录后 10 分钟内不需要原密码',
  context: ({ input }) => ({
    values: { oldPassword: '', newPassword: '', newPasswordAgain: '' },
    errors: {},
    needsOldPassword: input.needsOldPassword,
    refusal: null,
    outcome: { kind: 'closed' },
  }),
  initial: 'editing',
  on: { 'password.close': '.finished' },
  states: {
    editing: {
      description: '填写新密码',
      tags: 'editable',
      on: {
        'password.typed': { actions: { type: 'storeTyped', params: ({ event }) => event } },
        'password.left': { actions: { type: 'checkField', params: ({ event }) => event } },
        'password.submit': { target: 'checking', actions: 'checkAll' },
      },
    },
    checking: {
      description: '检查必填项与两次输入是否一致',
      always: [{ guard: 'hasNoErrors', target: 'submitting' }, { target: 'editing' }],
    },
    submitting: {
      description: '正在提交',
      tags: 'busy',
      invoke: {
        id: 'changePassword',
        src: 'changePassword',
        input: ({ context }) => ({
          oldPassword: context.needsOldPassword ? context.values.oldPassword : null,
          newPassword: context.values.newPassword,
        }),
        onDone: [
          {
            guard: { type: 'isChanged', params: ({ event }) => event.output },
            target: 'finished',
            actions: ['storeChanged', 'sayChanged'],
          },
          {
            guard: { type: 'isOldPasswordNeeded', params: ({ event }) => event.output },
            target: 'editing',
            actions: 'askForOldPassword',
          },
          { target: 'editing', actions: { type: 'storeRefusal', params: ({ event }) => event.output } },
        ],
        onError: {
          target: 'editing',
          actions: { type: 'storeFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    finished: { description: '窗口关闭', type: 'final' },
  },
  output: ({ context }) => context.outcome,
});

export type ChangePasswordRef = ActorRefFrom<typeof changePasswordMachine>;
export type ChangePasswordSnapshot = SnapshotFrom<typeof changePasswordMachine>;
