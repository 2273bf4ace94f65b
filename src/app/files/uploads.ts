import { type EventFrom, fromCallback, fromPromise } from 'xstate';
import type { RequestOf } from '#contract/call.ts';
import type { Table } from '#contract/table.ts';
import { type UploadAnswer, type UploadRequest, uploadsMachine } from '#machines/uploads/index.ts';
import type { Api } from '../../api/index.ts';

/** The files themselves, by the keys the machine knows them by. */
const held = new Map<string, File>();
/** What this browser sent and was taken in, by the server's ids. */
const uploadedHere = new Map<string, File>();
export const uploadedFile = (fileId: string): File | undefined => uploadedHere.get(fileId);
const listeners = new Set<(key: string, percent: number) => void>();

/** Gives each file a key and what the machine is told of it. */
export function holdFiles(path: string, files: readonly File[]) {
  return files.map((file) => {
    const key = crypto.randomUUID();
    held.set(key, file);
    return { key, path, name: file.name, size: file.size };
  });
}

type UploadsEvent = EventFrom<typeof uploadsMachine>;

type Purpose = RequestOf<Table['upload']>['purpose'];

export const wireUploads = (api: () => Promise<Api>, purpose: Purpose) =>
  uploadsMachine.provide({
    actors: {
      upload: fromPromise<UploadAnswer, UploadRequest>(async ({ input: { key }, signal }) => {
        const file = held.get(key);
        if (file === undefined) throw new Error('the file is no longer there');
        const report = (percent: number) => {
          for (const listener of listeners) listener(key, percent);
        };
        const { fileId, name, size } = await (await api()).upload(
          { file, purpose },
          { signal, quiet: true, onProgress: report },
        );
        held.delete(key);
        uploadedHere.set(fileId, file);
        return { fileId, name, size };
      }),
      progress: fromCallback<UploadsEvent, undefined>(({ sendBack }) => {
        const listener = (key: string, percent: number) => sendBack({ type: 'upload.progressed', key, percent });
        listeners.add(listener);
        return () => {
          listeners.delete(listener);
        };
      }),
    },
  });
