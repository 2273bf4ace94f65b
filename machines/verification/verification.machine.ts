import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import { toFailure } from '#domain/failure.ts';
import type { AuditStatus } from '#domain/orders/auto-cancel.ts';
import { cleanCode } from '#domain/text.ts';
import { port } from '../kit/port.ts';
import { type LicenceFile, type LicenceOutput, licenceMachine } from '../licence/index.ts';
import { errorOfCode, errorOfLicence, readFrom } from './verification.rules.ts';
import type {
  FoundEnterprise,
  RegisteredEnterprise,
  VerificationContext,
  VerificationError,
  VerificationEvent,
  VerificationForm,
  VerificationOutput,
  VerificationStanding,
  Verified,
} from './verification.types.ts';

const nothingFound = { enterprise: null, name: '', fileId: null };

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
    loadStanding: port<VerificationStanding>('verification.loadStanding'),
  },
  actions: {
    storeLicence: assign((_, { licence }: { licence: LicenceFile }) => ({ licence, fileId: null })),
    storeRead: assign((_, params: LicenceOutput) => ({ ...readFrom(params), licence: null })),
    storeCode: assign((_, { text }: { text: string }) => ({ code: text, error: null, refusal: null })),
    storeName: assign((_, { text }: { text: string }) => ({ name: text, error: null, refusal: null })),
    storeEnterprise: assign((_, { enterprise }: { enterprise: RegisteredEnterprise | null }) => ({ enterprise })),
    storeVerified: assign((_, { status, reason }: Verified) => ({ verified: { status, reason } })),
    storeAccount: assign((_, { accountName }: VerificationStanding) => ({ accountName })),
    storeError: assign((_, { error }: { error: VerificationError | null }) => ({ error, refusal: null })),
    storeRefusal: assign((_, { error }: { error: unknown }) => ({ refusal: toFailure(error).message })),
    clearError: assign({ error: null, refusal: null }),
    forgetLicence: assign(nothingFound),
  },
  guards: {
    isPending: (_, { status }: { status: AuditStatus }) => status === 'PENDING',
    isPassed: (_, { status }: { status: AuditStatus }) => status === 'PASS',
    isRejected: (_, { status }: { status: AuditStatus }) => status === 'REJECT',
    isLicenceWrong: (_, { licence }: { licence: LicenceFile }) => errorOfLicence(licence) !== null,
    isCodeWrong: ({ context }) => errorOfCode(context.code) !== null,
    isNameMissing: ({ context }) => context.name.trim() === '',
    isReadFine: (_, params: LicenceOutput) => readFrom(params).code !== undefined,
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
    ...nothingFound,
    code: '',
    error: null,
    refusal: null,
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
            actions: { type: 'storeError', params: ({ event }) => ({ error: errorOfLicence(event.licence) }) },
          },
          {
            target: 'reading',
            actions: ['clearError', { type: 'storeLicence', params: ({ event }) => event }],
          },
        ],
        'code.typed': { actions: { type: 'storeCode', params: ({ event }) => event } },
        'code.submit': [
          {
            guard: 'isCodeWrong',
            actions: { type: 'storeError', params: ({ context }) => ({ error: errorOfCode(context.code) }) },
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
        input: ({ context }) => ({ creditCode: cleanCode(context.code) }),
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
      description: '代码已由其他账号认证：改代码，或继续转人工审核',
      on: {
        'verification.edit': { target: 'editing', actions: 'forgetLicence' },
        'verification.continue': [
          { guard: { type: 'isKnown', params: ({ context }) => context }, target: 'confirming' },
          { target: 'unknown' },
        ],
      },
    },
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
        'name.typed': { actions: { type: 'storeName', params: ({ event }) => event } },
        'verification.submit': [
          {
            guard: 'isNameMissing',
            actions: { type: 'storeError', params: { error: 'nameMissing' } },
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

const formOf = ({ code, name, enterprise, fileId }: VerificationContext): VerificationForm => ({
  creditCode: cleanCode(code),
  name: enterprise?.name ?? name.trim(),
  enterprise,
  fileId,
});

export type VerificationRef = ActorRefFrom<typeof verificationMachine>;
export type VerificationSnapshot = SnapshotFrom<typeof verificationMachine>;
