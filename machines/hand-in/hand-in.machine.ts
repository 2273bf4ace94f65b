import { type ActorRefFrom, assign, type SnapshotFrom, sendTo, setup } from 'xstate';
import { isConflict } from '#domain/conflict.ts';
import { toFailure } from '#domain/failure.ts';
import { errorCheck } from '../kit/form-chart.ts';
import { port } from '../kit/port.ts';
import { type UploadsReport, uploadsMachine } from '../uploads/index.ts';
import { blank, errorsIn, requestOf, withFile } from './hand-in.rules.ts';
import type { HandInContext, HandInEvent, HandInInput, HandInRequest, OpenPaper } from './hand-in.types.ts';

type UploadsReportOf<Type extends UploadsReport['type']> = Extract<UploadsReport, { type: Type }>;

export const handInMachine = setup({
  types: {
    context: {} as HandInContext,
    events: {} as HandInEvent,
    input: {} as HandInInput,
    children: {} as { uploads: 'uploads' },
    tags: {} as 'busy',
  },
  actors: {
    uploads: uploadsMachine,
    send: port<void, HandInRequest>('handIn.send'),
  },
  actions: {
    openPaper: assign((_, { paper }: { paper: OpenPaper }) => ({ paper, taken: null })),
    forgetPaper: assign(blank),
    storePending: assign((_, { arePending }: UploadsReportOf<'uploads.pending'>) => ({ arePending })),
    storeFile: assign(({ context }, { file, arePending }: UploadsReportOf<'uploads.taken'>) => ({
      arePending,
      files: withFile(context.files, file),
      errors: {},
    })),
    removeFile: assign(({ context }, { fileId }: { fileId: string }) => ({
      files: context.files.filter((file) => file.fileId !== fileId),
      errors: {},
      failure: null,
    })),
    storeDay: assign((_, { day }: { day: string }) => ({ day, errors: {}, failure: null })),
    checkAll: assign(({ context }) => ({ errors: errorsIn(context), failure: null })),
    storeFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error).message })),
    storeTaken: assign(({ context }) => ({ ...blank, taken: context.paper?.code ?? null })),
    tellChanged: sendTo(({ context }) => context.parent, { type: 'handIn.changed' }),
  },
  guards: {
    ...errorCheck.guards,
    isOutdated: (_, { error }: { error: unknown }) => isConflict(error),
  },
}).createMachine({
  id: 'hand-in',
  description: '提交一份单证：选文件、填日期、检查、送出；别处已有新状态时请人重看',
  context: ({ input }) => ({ ...input, ...blank, taken: null }),
  initial: 'closed',
  states: {
    closed: {
      description: '没有打开的单证',
      on: { 'handIn.open': { target: 'open', actions: { type: 'openPaper', params: ({ event }) => event } } },
    },
    open: {
      description: '一份单证打开着，文件一边选一边传',
      invoke: { id: 'uploads', src: 'uploads', input: ({ self }) => ({ parent: self }) },
      initial: 'editing',
      on: {
        'uploads.pending': { actions: { type: 'storePending', params: ({ event }) => event } },
        'uploads.taken': { actions: { type: 'storeFile', params: ({ event }) => event } },
      },
      states: {
        editing: {
          description: '选文件、填日期',
          on: {
            'handIn.dated': { actions: { type: 'storeDay', params: ({ event }) => event } },
            'handIn.removed': { actions: { type: 'removeFile', params: ({ event }) => event } },
            'handIn.submit': { target: 'checking', actions: 'checkAll' },
            'handIn.close': { target: '#hand-in.closed', actions: 'forgetPaper' },
          },
        },
        checking: { description: '缺文件、日期不对就指出来', ...errorCheck.checking },
        submitting: {
          description: '正在送出，这时不能改',
          tags: 'busy',
          invoke: {
            id: 'send',
            src: 'send',
            input: ({ context }) => requestOf(context),
            onDone: { target: '#hand-in.closed', actions: ['storeTaken', 'tellChanged'] },
            onError: [
              {
                guard: { type: 'isOutdated', params: ({ event }) => event },
                target: 'outdated',
                actions: [{ type: 'storeFailure', params: ({ event }) => event }, 'tellChanged'],
              },
              { target: 'editing', actions: { type: 'storeFailure', params: ({ event }) => event } },
            ],
          },
        },
        outdated: {
          description: '另一处已经交了，或订单有了变化：说明白，请人看最新状态',
          on: { 'handIn.close': { target: '#hand-in.closed', actions: 'forgetPaper' } },
        },
      },
    },
  },
});

export type HandInRef = ActorRefFrom<typeof handInMachine>;
export type HandInSnapshot = SnapshotFrom<typeof handInMachine>;
