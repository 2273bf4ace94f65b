import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import { toFailure } from '#domain/failure.ts';
import { feed, port } from '../kit/port.ts';
import type {
  LicenceContext,
  LicenceEvent,
  LicenceFile,
  LicenceInput,
  LicenceOutput,
  RecogniseOutcome,
} from './licence.types.ts';

export const licenceMachine = setup({
  types: {
    context: {} as LicenceContext,
    events: {} as LicenceEvent,
    input: {} as LicenceInput,
    output: {} as LicenceOutput,
  },
  actors: {
    uploadLicence: port<{ fileId: string }, { licence: LicenceFile }>('licence.upload'),
    progress: feed<LicenceEvent, { licence: LicenceFile }>('licence.progress'),
    recogniseLicence: port<RecogniseOutcome, { fileId: string }>('licence.recognise'),
  },
  actions: {
    storePercent: assign((_, { percent }: { percent: number }) => ({ percent })),
    storeFile: assign((_, { fileId }: { fileId: string }) => ({ fileId, percent: 100 })),
    storeRecognised: assign(({ context: { fileId } }, params: RecogniseOutcome) => ({
      outcome: params.kind === 'read' ? { ...params, fileId } : params,
    })),
    storeRefused: assign((_, { error }: { error: unknown }) => ({
      outcome: { kind: 'refused' as const, message: toFailure(error).message },
    })),
    storeRefusal: assign((_, { error }: { error: unknown }) => ({ refusal: toFailure(error).message })),
    clearRefusal: assign({ refusal: null }),
  },
  guards: { isRefused: (_, { error }: { error: unknown }) => toFailure(error).kind === 'refused' },
}).createMachine({
  id: 'licence',
  description: '营业执照：上传，再从二维码读出统一社会信用代码',
  context: ({ input: { licence } }) => ({
    licence,
    percent: 0,
    fileId: '',
    outcome: { kind: 'cancelled' },
    refusal: null,
  }),
  initial: 'uploading',
  on: { 'licence.cancel': '.finished' },
  states: {
    uploading: {
      description: '正在上传',
      invoke: [
        {
          id: 'uploadLicence',
          src: 'uploadLicence',
          input: ({ context: { licence } }) => ({ licence }),
          onDone: { target: 'recognising', actions: { type: 'storeFile', params: ({ event }) => event.output } },
          onError: [
            {
              guard: { type: 'isRefused', params: ({ event }) => event },
              target: 'finished',
              actions: { type: 'storeRefused', params: ({ event }) => event },
              description: '文件本身不行：损坏、类型不对、超出配额',
            },
            { target: 'interrupted.upload', actions: { type: 'storeRefusal', params: ({ event }) => event } },
          ],
        },
        { id: 'progress', src: 'progress', input: ({ context: { licence } }) => ({ licence }) },
      ],
      on: { 'upload.progressed': { actions: { type: 'storePercent', params: ({ event }) => event } } },
    },
    recognising: {
      description: '从二维码读取代码；PDF 先转成图片',
      invoke: {
        id: 'recogniseLicence',
        src: 'recogniseLicence',
        input: ({ context: { fileId } }) => ({ fileId }),
        onDone: { target: 'finished', actions: { type: 'storeRecognised', params: ({ event }) => event.output } },
        onError: { target: 'interrupted.recognition', actions: { type: 'storeRefusal', params: ({ event }) => event } },
      },
    },
    interrupted: {
      description: '网络或服务中断，可以接着来',
      initial: 'upload',
      states: {
        upload: {
          description: '上传中断',
          on: {
            'licence.retry': {
              target: '#licence.uploading',
              actions: ['clearRefusal', { type: 'storePercent', params: { percent: 0 } }],
            },
          },
        },
        recognition: {
          description: '识别中断',
          on: { 'licence.retry': { target: '#licence.recognising', actions: 'clearRefusal' } },
        },
      },
    },
    finished: { description: '有结果了', type: 'final' },
  },
  output: ({ context }) => context.outcome,
});

export type LicenceRef = ActorRefFrom<typeof licenceMachine>;
export type LicenceSnapshot = SnapshotFrom<typeof licenceMachine>;
