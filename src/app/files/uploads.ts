import { type EventFrom, fromCallback, fromPromise } from 'xstate';
import type { RequestOf } from '#contract/call.ts';
import type { Table } from '#contract/table.ts';
import { type UploadAnswer, type UploadRequest, uploadsMachine } from '#machines/uploads/index.ts';
import { heldFile, keepSentFile, notifyProgress, watchProgress } from '../../browser/held-files.ts';
import { apiOf } from '../wiring/services.ts';

type UploadsEvent = EventFrom<typeof uploadsMachine>;

type Purpose = RequestOf<Table['upload']>['purpose'];

export const wireUploads = (purpose: Purpose) =>
  uploadsMachine.provide({
    actors: {
      upload: fromPromise<UploadAnswer, UploadRequest>(async ({ input: { key }, signal, system }) => {
        const file = heldFile(key);
        if (file === undefined) throw new Error('the file is no longer there');
        const onProgress = (percent: number) => notifyProgress(key, percent);
        const { upload } = await apiOf(system);
        const { fileId, name, size } = await upload({ file, purpose }, { signal, quiet: true, onProgress });
        keepSentFile(key, fileId, file);
        return { fileId, name, size };
      }),
      progress: fromCallback<UploadsEvent, undefined>(({ sendBack }) =>
        watchProgress((key, percent) => sendBack({ type: 'upload.progressed', key, percent })),
      ),
    },
  });
