import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import { ownPasswordForm } from '#domain/account/own-password-form.ts';
import { errorsByField } from '#domain/form/check.ts';
import { effect } from '../kit/effect.ts';
import { formChart } from '../kit/form-chart.ts';
import { port } from '../kit/port.ts';
import type {
  CloseAccountContext,
  CloseAccountEvent,
  CloseAccountInput,
  CloseAnswered,
  ExportAnswered,
  OwnerProof,
} from './close-account.types.ts';

type CloseOrExportAnswer = CloseAnswered | ExportAnswered;

const form = formChart<CloseAccountContext, CloseAccountEvent>((context) =>
  errorsByField(ownPasswordForm, context.values, context),
);

const proofOf = ({ needsPassword, values }: CloseAccountContext): OwnerProof => ({
  password: needsPassword ? values.password : null,
});

export const closeAccountMachine = setup({
  types: {
    context: {} as CloseAccountContext,
    events: {} as CloseAccountEvent,
    input: {} as CloseAccountInput,
    tags: {} as 'closing' | 'editable',
  },
  actors: {
    exportData: port<ExportAnswered, OwnerProof>('account.export'),
    closeAccount: port<CloseAnswered, OwnerProof>('account.close'),
    clearBrowser: port<void>('account.clearBrowser'),
  },
  actions: {
    ...form.actions,
    askForPassword: assign({ needsPassword: true }),
    storeRefusal: assign((_, params: CloseOrExportAnswer) =>
      params.kind === 'refused' ? { failure: params.message } : {},
    ),
    storeReasons: assign((_, params: CloseOrExportAnswer) =>
      params.kind === 'blocked' ? { reasons: params.reasons } : {},
    ),
    forgetReasons: assign({ reasons: [] }),
    storeExported: assign({ isExported: true }),
    forgetExported: assign({ isExported: false }),
    forgetPassword: assign(({ context: { values } }) => ({ values: { ...values, password: '' } })),
    goToSite: effect(),
  },
  guards: {
    ...form.guards,
    isTaken: (_, params: CloseOrExportAnswer) => params.kind === 'taken',
    isClosed: (_, params: CloseOrExportAnswer) => params.kind === 'closed',
    isBlocked: (_, params: CloseOrExportAnswer) => params.kind === 'blocked',
    isPasswordNeeded: (_, params: CloseOrExportAnswer) => params.kind === 'passwordNeeded',
  },
}).createMachine({
  id: 'close-account',
  description: '导出与注销：证明是本人，先导出信息，或者说明后果、确认后注销；有没办完的事就逐条说明',
  context: ({ input }) => ({
    ...input,
    values: { password: '' },
    errors: {},
    failure: null,
    reasons: [],
    isExported: false,
  }),
  initial: 'editing',
  states: {
    editing: {
      description: '填写密码，选择导出或注销',
      tags: 'editable',
      on: {
        'close.typed': form.typed,
        'close.export': { target: 'checkingExport', actions: ['checkAll', 'forgetExported'] },
        'close.submit': form.submitted,
        'close.leave': 'left',
      },
    },
    checkingExport: {
      description: '检查密码是否填写，再导出',
      always: [{ guard: 'hasNoErrors', target: 'exporting' }, { target: 'editing' }],
    },
    exporting: {
      description: '正在生成并下载文件',
      invoke: {
        id: 'exportData',
        src: 'exportData',
        input: ({ context }) => proofOf(context),
        onDone: [
          {
            guard: { type: 'isTaken', params: ({ event }) => event.output },
            target: 'editing',
            actions: 'storeExported',
          },
          {
            guard: { type: 'isPasswordNeeded', params: ({ event }) => event.output },
            target: 'editing',
            actions: 'askForPassword',
          },
          { target: 'editing', actions: { type: 'storeRefusal', params: ({ event }) => event.output } },
        ],
        onError: form.failed,
      },
      on: { 'close.leave': 'left' },
    },
    checking: {
      description: '检查密码是否填写，再问一次',
      always: [{ guard: 'hasNoErrors', target: 'asking' }, { target: 'editing' }],
    },
    asking: {
      description: '最后一次确认：注销后不能恢复',
      on: { 'close.confirm': 'submitting', 'close.cancel': 'editing', 'close.leave': 'left' },
    },
    submitting: {
      description: '正在注销，等到有结果为止',
      tags: 'closing',
      invoke: {
        id: 'closeAccount',
        src: 'closeAccount',
        input: ({ context }) => proofOf(context),
        onDone: [
          {
            guard: { type: 'isClosed', params: ({ event }) => event.output },
            target: 'clearing',
            actions: 'forgetPassword',
          },
          {
            guard: { type: 'isBlocked', params: ({ event }) => event.output },
            target: 'blocked',
            actions: { type: 'storeReasons', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isPasswordNeeded', params: ({ event }) => event.output },
            target: 'editing',
            actions: 'askForPassword',
          },
          { target: 'editing', actions: { type: 'storeRefusal', params: ({ event }) => event.output } },
        ],
        onError: form.failed,
      },
    },
    blocked: {
      description: '还有没办完的事：逐条说明',
      on: {
        'close.cancel': { target: 'editing', actions: 'forgetReasons' },
        'close.leave': 'left',
      },
    },
    clearing: {
      description: '已注销，清掉这个浏览器里属于本人的内容',
      tags: 'closing',
      invoke: { id: 'clearBrowser', src: 'clearBrowser', onDone: 'closed', onError: 'closed' },
    },
    closed: {
      description: '已注销：说明结果，返回商城',
      on: { 'close.leave': { target: 'left', actions: 'goToSite' } },
    },
    left: { description: '窗口关闭', type: 'final' },
  },
});

export type CloseAccountRef = ActorRefFrom<typeof closeAccountMachine>;
export type CloseAccountSnapshot = SnapshotFrom<typeof closeAccountMachine>;
