import { type AnyMachineSnapshot, createEmptyActor } from 'xstate';
import { CallFailure } from '#domain/failure.ts';
import type { MachineCases } from '../kit/cases.ts';
import type { UploadEntry, UploadsInput } from './uploads.types.ts';
import { uploadsWords } from './uploads.words.ts';

const file = (key: string) => ({ key, path: 'cargo.0.sds', name: `${key}.pdf`, size: 1_000 });

const ofFile = (message: string) =>
  new CallFailure({ kind: 'refused', code: '10004001', status: 200, message, fields: { file: message } });

export const uploadsInput: UploadsInput = { parent: createEmptyActor() };

export const uploadsCases: MachineCases = {
  words: uploadsWords,
  input: uploadsInput,
  key: ({ value, context }: AnyMachineSnapshot) =>
    JSON.stringify([
      value,
      (context.entries as readonly UploadEntry[]).map(({ key, state, percent }) => [key, state, percent > 0]),
    ]),
  events: {
    'upload.added': [{ type: 'upload.added', files: [file('one'), file('two')] }],
    'upload.clear': [{ type: 'upload.clear' }],
    'upload.remove': [
      { type: 'upload.remove', key: 'one' },
      { type: 'upload.remove', key: 'two' },
    ],
    'upload.retry': [{ type: 'upload.retry', key: 'one' }],
    'upload.progressed': [{ type: 'upload.progressed', key: 'one', percent: 40 }],
    'xstate.done.actor.upload': [
      { type: 'xstate.done.actor.upload', output: { fileId: 'file-1', name: 'one.pdf', size: 1_000 } },
    ],
    'xstate.error.actor.upload': [
      { type: 'xstate.error.actor.upload', error: new Error('网络中断') },
      { type: 'xstate.error.actor.upload', error: ofFile('这份文件打不开') },
    ],
  },
  delays: {},
  feeds: { 'upload.progressed': 'progress' },
};
