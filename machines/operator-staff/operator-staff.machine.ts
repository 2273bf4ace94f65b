import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import type { OperatorRole } from '#domain/company/operator-roles.ts';
import { isConflict } from '#domain/conflict.ts';
import { port } from '../kit/port.ts';
import {
  colleagueOf,
  emptyDraft,
  errorsOf,
  errorsWithout,
  failureOf,
  isActAllowed,
  isRoleFree,
  isSound,
  noAct,
  noResult,
  partOf,
  receivedErrors,
  requestOf,
  toggled,
} from './operator-staff.rules.ts';
import type {
  ActRequest,
  ColleagueAct,
  OperatorStaffContext,
  OperatorStaffEvent,
  SecretPart,
  StaffList,
  StaffSecrets,
} from './operator-staff.types.ts';

type Failure = { error: unknown };
type Acted = { output: StaffSecrets | null };
type NameParams = { name: string };

export const operatorStaffMachine = setup({
  types: {
    context: {} as OperatorStaffContext,
    events: {} as OperatorStaffEvent,
  },
  actors: {
    readList: port<StaffList>('operatorStaff.list'),
    act: port<StaffSecrets | null, ActRequest>('operatorStaff.act'),
    copy: port<boolean, { text: string }>('operatorStaff.copy'),
  },
  actions: {
    storeList: assign((_, { output }: { output: StaffList }) => ({ list: output })),
    storeListFailure: assign((_, { error }: Failure) => ({ failure: failureOf('list', error) })),
    storeActFailure: assign(({ context }, { error }: Failure) => ({ failure: failureOf(context.act!, error) })),
    forgetResult: assign(noResult),
    startAdding: assign({ ...noAct, ...noResult, act: 'add' as const }),
    startRoles: assign(({ context }, { name }: NameParams) => ({
      ...noAct,
      ...noResult,
      act: 'roles' as const,
      draft: { name, roles: colleagueOf(context, name)?.roles ?? [] },
    })),
    startAct: assign((_, { act, name }: NameParams & { act: ColleagueAct }) => ({
      ...noAct,
      ...noResult,
      act,
      draft: { ...emptyDraft, name },
    })),
    storeName: assign(({ context: { draft, errors } }, { value }: { value: string }) => ({
      ...noResult,
      draft: { ...draft, name: value },
      errors: errorsWithout(errors, 'name'),
    })),
    toggleRole: assign(({ context }, { role }: { role: OperatorRole }) => ({
      ...noResult,
      draft: toggled(context, role),
      errors: errorsWithout(context.errors, 'roles'),
    })),
    showErrors: assign(({ context }) => ({ errors: errorsOf(context) })),
    storeFieldErrors: assign((_, { error }: Failure) => ({ errors: receivedErrors(error) })),
    dropAct: assign(noAct),
    storeSecrets: assign((_, { output }: Acted) => ({ secrets: output })),
    storeDone: assign(({ context: { act, draft } }) => ({ ...noAct, done: { act: act!, name: draft.name.trim() } })),
    storeCopying: assign((_, { part }: { part: SecretPart }) => ({ copied: { part, isThere: false } })),
    storeCopied: assign(({ context: { copied } }, { output }: { output: boolean }) => ({
      copied: copied && { ...copied, isThere: output },
    })),
  },
  guards: {
    isListed: ({ context }, { name }: NameParams) => colleagueOf(context, name) !== null,
    isAllowed: ({ context }, { act, name }: NameParams & { act: ColleagueAct }) => isActAllowed(context, act, name),
    isAdding: ({ context }) => context.act === 'add',
    isRoleFree: ({ context }, { role }: { role: OperatorRole }) => isRoleFree(context, role),
    isSound: ({ context }) => isSound(context),
    isWritten: ({ context }) => context.act === 'add' || context.act === 'roles',
    hasSecrets: (_, { output }: Acted) => output !== null,
    hasFieldErrors: (_, { error }: Failure) => Object.keys(receivedErrors(error)).length > 0,
    isChangedByOther: ({ context }, { error }: Failure) => context.act !== 'add' && isConflict(error),
  },
}).createMachine({
  id: 'operator-staff',
  description: '操作室的人员：增加操作员，改职责，重置登录，停用与恢复；每一步先确认',
  context: { ...noAct, ...noResult, list: null },
  initial: 'reading',
  states: {
    reading: {
      description: '读全部操作员，旧的先留着',
      invoke: {
        id: 'list',
        src: 'readList',
        onDone: { target: 'browsing', actions: { type: 'storeList', params: ({ event }) => event } },
        onError: { target: 'unread', actions: { type: 'storeListFailure', params: ({ event }) => event } },
      },
    },
    unread: {
      description: '没有读到，说明原因',
      on: { 'list.renew': { target: 'reading', actions: 'forgetResult' } },
    },
    browsing: {
      description: '列出，等人增加或选一位',
      on: {
        'list.renew': { target: 'reading', actions: 'forgetResult' },
        'staff.add': { target: 'writing', actions: 'startAdding' },
        'roles.change': {
          guard: { type: 'isListed', params: ({ event }) => event },
          target: 'writing',
          actions: { type: 'startRoles', params: ({ event }) => event },
        },
        'act.ask': {
          guard: { type: 'isAllowed', params: ({ event }) => event },
          target: 'asking',
          actions: { type: 'startAct', params: ({ event }) => event },
        },
      },
    },
    writing: {
      description: '填姓名、选职责',
      on: {
        'name.typed': { guard: 'isAdding', actions: { type: 'storeName', params: ({ event }) => event } },
        'role.toggled': {
          guard: { type: 'isRoleFree', params: ({ event }) => event },
          actions: { type: 'toggleRole', params: ({ event }) => event },
        },
        'draft.submit': [{ guard: 'isSound', target: 'asking', actions: 'forgetResult' }, { actions: 'showErrors' }],
        'draft.drop': { target: 'browsing', actions: ['dropAct', 'forgetResult'] },
      },
    },
    asking: {
      description: '说明会怎样，请人确认',
      on: {
        'act.confirm': 'acting',
        'act.keep': [
          { guard: 'isWritten', target: 'writing' },
          { target: 'browsing', actions: 'dropAct' },
        ],
      },
    },
    acting: {
      description: '正在办',
      invoke: {
        id: 'act',
        src: 'act',
        input: ({ context }) => requestOf(context),
        onDone: [
          {
            guard: { type: 'hasSecrets', params: ({ event }) => event },
            target: 'shown',
            actions: { type: 'storeSecrets', params: ({ event }) => event },
          },
          { target: 'reading', actions: 'storeDone' },
        ],
        onError: [
          {
            guard: { type: 'hasFieldErrors', params: ({ event }) => event },
            target: 'writing',
            actions: { type: 'storeFieldErrors', params: ({ event }) => event },
          },
          {
            guard: { type: 'isChangedByOther', params: ({ event }) => event },
            target: 'reading',
            actions: [{ type: 'storeActFailure', params: ({ event }) => event }, 'dropAct'],
            description: '别人先改了：重新读，看现在的再定',
          },
          {
            guard: 'isWritten',
            target: 'writing',
            actions: { type: 'storeActFailure', params: ({ event }) => event },
          },
          {
            target: 'browsing',
            actions: [{ type: 'storeActFailure', params: ({ event }) => event }, 'dropAct'],
          },
        ],
      },
    },
    shown: {
      description: '显示一次初始密码、密钥与二维码',
      initial: 'still',
      on: {
        'secret.copy': { target: '.copying', actions: { type: 'storeCopying', params: ({ event }) => event } },
        'secrets.close': { target: 'reading', actions: 'storeDone' },
      },
      states: {
        still: { description: '等人扫描或抄下' },
        copying: {
          description: '复制一项，其余照常',
          invoke: {
            id: 'copy',
            src: 'copy',
            input: ({ context }) => ({ text: partOf(context, context.copied!.part) }),
            onDone: { target: 'still', actions: { type: 'storeCopied', params: ({ event }) => event } },
            onError: { target: 'still', description: '没有复制成' },
          },
        },
      },
    },
  },
});

export type OperatorStaffRef = ActorRefFrom<typeof operatorStaffMachine>;
export type OperatorStaffSnapshot = SnapshotFrom<typeof operatorStaffMachine>;
