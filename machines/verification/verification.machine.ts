import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import { licenceFileError } from '#domain/enterprise/licence-file.ts';
import type { VerificationField } from '#domain/enterprise/verification-fields.ts';
import { toFailure } from '#domain/failure.ts';
import type { AuditStatus } from '#domain/orders/auto-cancel.ts';
import { port } from '../kit/port.ts';
import { type LicenceFile, type LicenceOutput, licenceMachine } from '../licence/index.ts';
import { blankForm, errorAt, readFrom, tidied } from './verification.rules.ts';
import type {
  FoundEnterprise,
  LicenceError,
  RegisteredEnterprise,
  VerificationContext,
  VerificationEvent,
  VerificationForm,
  VerificationOutput,
  VerificationStanding,
  Verified,
} from './verification.types.ts';

const noErrors = { errors: {}, licenceError: null, refusal: null };

export const verificationMachine = setup({
  types: {
    context: {} as VerificationContext,
    events: {} as VerificationEvent,
    output: {} as VerificationOutput,
    children: {} as { licence: 'licence' },
  },
  actors: {
    licence: licenceMachine,
    findEnterprise: port<FoundEnterprise, { creditCode: string }>('verification.findEnterprise'),
    submit: port<Verified, VerificationForm>('verification.submit'),
    join: port<void, { creditCode: string }>('verification.join'),
    loadStanding: port<VerificationStanding>('verification.loadStanding'),
  },
  actions: {
    storeLicence: assign((_, { licence }: { licence: LicenceFile }) => ({ licence, fileId: null })),
    storeRead: assign(({ context }, params: LicenceOutput) => ({
      ...readFrom(params, context.values),
      licence: null,
    })),
    storeTyped: assign(({ context }, { field, text }: { field: VerificationField; text: string }) => ({
      ...noErrors,
      values: { ...context.values, [field]: text },
    })),
    storeEnterprise: assign((_, { enterprise }: { enterprise: RegisteredEnterprise | null }) => ({ enterprise })),
    storeVerified: assign((_, { status, reason }: Verified) => ({ verified: { status, reason } })),
    storeAccount: assign((_, { accountName }: VerificationStanding) => ({ accountName })),
    checkField: assign(({ context }, { field }: { field: VerificationField }) => {
      const error = errorAt(context.values, field);
      return { ...noErrors, errors: error === null ? {} : { [field]: error } };
    }),
    storeLicenceError: assign((_, { licenceError }: { licenceError: LicenceError | null }) => ({
      ...noErrors,
      licenceError,
    })),
    storeRefusal: assign((_, { error }: { error: unknown }) => ({ refusal: toFailure(error).message })),
    clearError: assign(noErrors),
    forgetLicence: assign(({ context }) => ({
      enterprise: null,
      fileId: null,
      values: { ...context.values, name: '' },
    })),
  },
  guards: {
    isPending: (_, { status }: { status: AuditStatus }) => status === 'PENDING',
    isPassed: (_, { status }: { status: AuditStatus }) => status === 'PASS',
    isRejected: (_, { status }: { status: AuditStatus }) => status === 'REJECT',
    isLicenceWrong: (_, { licence }: { licence: LicenceFile }) => licenceFileError(licence) !== null,
    isFieldWrong: ({ context }, { field }: { field: VerificationField }) => errorAt(context.values, field) !== null,
    isReadFine: ({ context }, params: LicenceOutput) => readFrom(params, context.values).values !== undefined,
    isTaken: (_, { isTaken }: FoundEnterprise) => isTaken,
    isKnown: (_, { enterprise }: { enterprise: RegisteredEnterprise | null }) => enterprise !== null,
  },
}).createMachine({
  id: 'verification',
  description: '企业认证：营业执照或统一社会信用代码 → 查工商登记 → 核对 → 提交',
  context: {
    accountName: '',
    verified: { status: 'NONE', reason: null },
    licence: null,
    fileId: null,
    values: blankForm,
    enterprise: null,
    ...noErrors,
  },
  initial: 'loading',
  on: { 'verification.close': '.closed' },
  states: {
    loading: {
      description: '读取认证进行到哪里',
      invoke: {
        id: 'loadStanding',
        src: 'loadStanding',
        onDone: {
          target: 'standing',
          actions: [
            { type: 'storeAccount', params: ({ event }) => event.output },
            { type: 'storeVerified', params: ({ event }) => event.output },
          ],
        },
        onError: { target: 'unavailable', actions: { type: 'storeRefusal', params: ({ event }) => event } },
      },
    },
    unavailable: {
      description: '读不到，可以重试',
      on: { 'verification.retry': { target: 'loading', actions: 'clearError' } },
    },
    standing: {
      description: '按结果分开',
      always: [
        { guard: { type: 'isPending', params: ({ context }) => context.verified }, target: 'pending' },
        { guard: { type: 'isPassed', params: ({ context }) => context.verified }, target: 'passed' },
        { guard: { type: 'isRejected', params: ({ context }) => context.verified }, target: 'rejected' },
        { target: 'editing' },
      ],
    },
    editing: {
      description: '上传营业执照，或手工填写统一社会信用代码',
      on: {
        'licence.chosen': [
          {
            guard: { type: 'isLicenceWrong', params: ({ event }) => event },
            actions: {
              type: 'storeLicenceError',
              params: ({ event }) => ({ licenceError: licenceFileError(event.licence) }),
            },
          },
          {
            target: 'reading',
            actions: ['clearError', { type: 'storeLicence', params: ({ event }) => event }],
          },
        ],
        'code.typed': {
          actions: { type: 'storeTyped', params: ({ event }) => ({ field: 'creditCode', text: event.text }) },
        },
        'code.submit': [
          {
            guard: { type: 'isFieldWrong', params: { field: 'creditCode' } },
            actions: { type: 'checkField', params: { field: 'creditCode' } },
          },
          { target: 'lookingUp', actions: 'clearError' },
        ],
      },
    },
    reading: {
      description: '上传营业执照，从二维码读出代码',
      invoke: {
        id: 'licence',
        src: 'licence',
        input: ({ context }) => ({ licence: context.licence! }),
        onDone: [
          {
            guard: { type: 'isReadFine', params: ({ event }) => event.output },
            target: 'lookingUp',
            actions: { type: 'storeRead', params: ({ event }) => event.output },
          },
          { target: 'editing', actions: { type: 'storeRead', params: ({ event }) => event.output } },
        ],
      },
    },
    lookingUp: {
      description: '按统一社会信用代码查工商登记',
      invoke: {
        id: 'findEnterprise',
        src: 'findEnterprise',
        input: ({ context }) => ({ creditCode: tidied(context.values).creditCode }),
        onDone: [
          {
            guard: { type: 'isTaken', params: ({ event }) => event.output },
            target: 'taken',
            actions: { type: 'storeEnterprise', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isKnown', params: ({ event }) => event.output },
            target: 'confirming',
            actions: { type: 'storeEnterprise', params: ({ event }) => event.output },
          },
          { target: 'unknown' },
        ],
        onError: { target: 'interrupted', actions: { type: 'storeRefusal', params: ({ event }) => event } },
      },
      on: { 'verification.edit': { target: 'editing', actions: 'forgetLicence' } },
    },
    interrupted: {
      description: '查询中断：代码留着，可以重试',
      on: {
        'verification.edit': { target: 'editing', actions: ['forgetLicence', 'clearError'] },
        'verification.retry': { target: 'lookingUp', actions: 'clearError' },
      },
    },
    taken: {
      description: '代码已由其他账号认证：申请加入，改代码，或继续转人工审核',
      on: {
        'verification.join': { target: 'joining', actions: 'clearError' },
        'verification.edit': { target: 'editing', actions: ['forgetLicence', 'clearError'] },
        'verification.continue': [
          { guard: { type: 'isKnown', params: ({ context }) => context }, target: 'confirming', actions: 'clearError' },
          { target: 'unknown', actions: 'clearError' },
        ],
      },
    },
    joining: {
      description: '正在向已认证的企业申请加入',
      invoke: {
        id: 'join',
        src: 'join',
        input: ({ context }) => ({ creditCode: tidied(context.values).creditCode }),
        onDone: 'asked',
        onError: { target: 'taken', actions: { type: 'storeRefusal', params: ({ event }) => event } },
      },
    },
    asked: { description: '已申请加入，等那家企业的主账号答复' },
    confirming: {
      description: '核对登记信息，只读，一致才提交',
      on: {
        'verification.edit': { target: 'editing', actions: ['forgetLicence', 'clearError'] },
        'verification.submit': { target: 'submitting', actions: 'clearError' },
      },
    },
    unknown: {
      description: '登记里查不到：改代码，或写下执照上的名称交人工审核',
      on: {
        'verification.edit': { target: 'editing', actions: ['forgetLicence', 'clearError'] },
        'name.typed': {
          actions: { type: 'storeTyped', params: ({ event }) => ({ field: 'name', text: event.text }) },
        },
        'verification.submit': [
          {
            guard: { type: 'isFieldWrong', params: { field: 'name' } },
            actions: { type: 'checkField', params: { field: 'name' } },
          },
          { target: 'submitting', actions: 'clearError' },
        ],
      },
    },
    submitting: {
      description: '正在提交审核',
      invoke: {
        id: 'submit',
        src: 'submit',
        input: ({ context }) => formOf(context),
        onDone: { target: 'standing', actions: { type: 'storeVerified', params: ({ event }) => event.output } },
        onError: [
          {
            guard: { type: 'isKnown', params: ({ context }) => context },
            target: 'confirming',
            actions: { type: 'storeRefusal', params: ({ event }) => event },
          },
          { target: 'unknown', actions: { type: 'storeRefusal', params: ({ event }) => event } },
        ],
      },
    },
    pending: {
      description: '审核中：可以关闭窗口，也可以看有没有结果',
      on: { 'verification.check': { target: 'checking', actions: 'clearError' } },
    },
    checking: {
      description: '查看审核结果',
      invoke: {
        id: 'renewStanding',
        src: 'loadStanding',
        onDone: { target: 'standing', actions: { type: 'storeVerified', params: ({ event }) => event.output } },
        onError: { target: 'pending', actions: { type: 'storeRefusal', params: ({ event }) => event } },
      },
    },
    passed: { description: '已认证' },
    rejected: {
      description: '未通过：说明原因，可以重新提交',
      on: { 'verification.edit': { target: 'editing', actions: 'forgetLicence' } },
    },
    closed: { description: '窗口关闭', type: 'final' },
  },
  output: ({ context }) => ({ status: context.verified.status }),
});

function formOf({ values, enterprise, fileId }: VerificationContext): VerificationForm {
  const { creditCode, name } = tidied(values);
  return { creditCode, name: enterprise?.name ?? name, enterprise, fileId };
}

export type VerificationRef = ActorRefFrom<typeof verificationMachine>;
export type VerificationSnapshot = SnapshotFrom<typeof verificationMachine>;
