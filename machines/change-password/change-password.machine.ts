import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import { changePasswordForm } from '#domain/account/password-form.ts';
import { errorsAt, errorsByField } from '#domain/form/check.ts';
import { effect } from '../kit/effect.ts';
import { formChart } from '../kit/form-chart.ts';
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

const form = formChart<ChangePasswordContext, ChangePasswordEvent>((context) =>
  errorsByField(changePasswordForm, context.values, context),
);

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
    ...form.actions,
    checkField: assign(({ context }, { field }: { field: ChangePasswordField }) => {
      const [error] = errorsAt(changePasswordForm, context.values, context, field);
      if (context.errors[field] === error?.code) return {};
      const { [field]: _before, ...others } = context.errors;
      return { errors: error === undefined ? others : { ...others, [field]: error.code } };
    }),
    askForOldPassword: assign({ needsOldPassword: true }),
    storeRefusal: assign((_, params: ChangePasswordAnswered) =>
      params.kind === 'refused' ? { failure: params.message } : {},
    ),
    storeChanged: assign({ outcome: { kind: 'changed' } }),
    toastChanged: effect(),
  },
  guards: {
    ...form.guards,
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
    failure: null,
    outcome: { kind: 'closed' },
  }),
  initial: 'editing',
  on: { 'password.close': '.finished' },
  states: {
    editing: {
      description: '填写新密码',
      tags: 'editable',
      on: {
        'password.typed': form.typed,
        'password.left': { actions: { type: 'checkField', params: ({ event }) => event } },
        'password.submit': form.submitted,
      },
    },
    checking: { description: '检查必填项与两次输入是否一致', ...form.checking },
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
            actions: ['storeChanged', 'toastChanged'],
          },
          {
            guard: { type: 'isOldPasswordNeeded', params: ({ event }) => event.output },
            target: 'editing',
            actions: 'askForOldPassword',
          },
          { target: 'editing', actions: { type: 'storeRefusal', params: ({ event }) => event.output } },
        ],
        onError: form.failed,
      },
    },
    finished: { description: '窗口关闭', type: 'final' },
  },
  output: ({ context }) => context.outcome,
});

export type ChangePasswordRef = ActorRefFrom<typeof changePasswordMachine>;
export type ChangePasswordSnapshot = SnapshotFrom<typeof changePasswordMachine>;
