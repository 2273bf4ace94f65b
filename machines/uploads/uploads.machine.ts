import { type ActorRefFrom, assign, type SnapshotFrom, sendTo, setup } from 'xstate';
import { feed, port } from '../kit/port.ts';
import {
  addEntries,
  failedUploadOf,
  nextWaiting,
  sendingEntry,
  takenFile,
  withEntry,
  withoutEntry,
} from './uploads.rules.ts';
import type {
  NewUpload,
  UploadAnswer,
  UploadRequest,
  UploadsContext,
  UploadsEvent,
  UploadsInput,
} from './uploads.types.ts';

const parent = ({ context }: { context: UploadsContext }) => context.parent;

export const uploadsMachine = setup({
  types: {
    context: {} as UploadsContext,
    events: {} as UploadsEvent,
    input: {} as UploadsInput,
    tags: {} as 'busy',
  },
  actors: {
    upload: port<UploadAnswer, UploadRequest>('uploads.upload'),
    progress: feed<UploadsEvent>('uploads.progress'),
  },
  actions: {
    addFiles: assign(({ context }, { files }: { files: readonly NewUpload[] }) => ({
      entries: addEntries(context.entries, files),
    })),
    removeFile: assign(({ context }, { key }: { key: string }) => ({ entries: withoutEntry(context.entries, key) })),
    clearFiles: assign({ entries: [] }),
    waitAgain: assign(({ context }, { key }: { key: string }) => ({
      entries: withEntry(context.entries, key, { state: 'waiting', percent: 0, failure: null }),
    })),
    startNext: assign(({ context }) => ({
      entries: withEntry(context.entries, nextWaiting(context.entries)?.key, { state: 'sending' }),
    })),
    storePercent: assign(({ context }, { key, percent }: { key: string; percent: number }) => ({
      entries: withEntry(context.entries, key, { percent }),
    })),
    clearSent: assign(({ context: { entries } }) => ({ entries: withoutEntry(entries, sendingEntry(entries)?.key) })),
    reportPending: sendTo(parent, ({ context }) => ({
      type: 'uploads.pending',
      arePending: context.entries.length > 0,
    })),
    tellTaken: sendTo(parent, ({ context: { entries } }, { answer }: { answer: UploadAnswer }) => ({
      type: 'uploads.taken',
      file: takenFile(sendingEntry(entries)!, answer),
      arePending: entries.length > 1,
    })),
    storeFailure: assign(({ context }, { error }: { error: unknown }) => ({
      entries: withEntry(context.entries, sendingEntry(context.entries)?.key, failedUploadOf(error)),
    })),
  },
  guards: {
    isWaiting: ({ context }) => nextWaiting(context.entries) !== undefined,
    isUnderWay: ({ context }, { key }: { key: string }) => sendingEntry(context.entries)?.key === key,
    isFailed: ({ context }, { key }: { key: string }) =>
      context.entries.some((entry) => entry.key === key && entry.state === 'failed'),
  },
}).createMachine({
  id: 'uploads',
  description: '附件上传：一个接一个，显示进度，失败可重试，随时可取消',
  context: ({ input }) => ({ ...input, entries: [] }),
  initial: 'resting',
  on: {
    'upload.added': { actions: [{ type: 'addFiles', params: ({ event }) => event }, 'reportPending'] },
    'upload.remove': { actions: [{ type: 'removeFile', params: ({ event }) => event }, 'reportPending'] },
    'upload.clear': {
      target: '.resting',
      actions: ['clearFiles', 'reportPending'],
      description: '换了人：没传完的都不要了',
    },
    'upload.retry': {
      guard: { type: 'isFailed', params: ({ event }) => event },
      actions: { type: 'waitAgain', params: ({ event }) => event },
    },
  },
  states: {
    resting: {
      description: '没有文件在传',
      always: { guard: 'isWaiting', target: 'sending', actions: 'startNext' },
    },
    sending: {
      description: '正在传一个文件，其余的排队',
      tags: 'busy',
      invoke: [
        {
          id: 'upload',
          src: 'upload',
          input: ({ context }) => requestOf(context),
          onDone: {
            target: 'resting',
            actions: [{ type: 'tellTaken', params: ({ event }) => ({ answer: event.output }) }, 'clearSent'],
          },
          onError: { target: 'resting', actions: { type: 'storeFailure', params: ({ event }) => event } },
        },
        { id: 'progress', src: 'progress' },
      ],
      on: {
        'upload.progressed': {
          guard: { type: 'isUnderWay', params: ({ event }) => event },
          actions: { type: 'storePercent', params: ({ event }) => event },
        },
        'upload.remove': {
          guard: { type: 'isUnderWay', params: ({ event }) => event },
          target: 'resting',
          actions: [{ type: 'removeFile', params: ({ event }) => event }, 'reportPending'],
          description: '取消正在传的文件，接着传下一个',
        },
      },
    },
  },
});

function requestOf({ entries }: UploadsContext): UploadRequest {
  const { key, name } = sendingEntry(entries)!;
  return { key, name };
}

export type UploadsRef = ActorRefFrom<typeof uploadsMachine>;
export type UploadsSnapshot = SnapshotFrom<typeof uploadsMachine>;
