import { type EventFrom, fromCallback, fromPromise } from 'xstate';
import type { RequestOf } from '#contract/call.ts';
import type { Table } from '#contract/table.ts';
import { type UploadAnswer, type UploadRequest, uploadsMachine } from '#machines/uploads/index.ts';
import type { Api } from '#src/api/index.ts';
import { apiOf } from '#src/app/services.ts';
import { heldFile, keepSentFile, notifyProgress, watchProgress } from '#src/browser/held-files.ts';

type UploadsEvent = EventFrom<typeof uploadsMachine>;

type Purpose = RequestOf<Table['upload']>['purpose'];
type Sent = Parameters<Api['upload']>[1];
type Send = (api: Api, file: File, how: Sent) => Promise<UploadAnswer>;

/** Uploads by a call of their own. */
export const wireUploadsBy = (send: Send) =>
  uploadsMachine.provide({
    actors: {
      upload: fromPromise<UploadAnswer, UploadRequest>(async ({ input: { key }, signal, system }) => {
        const file = heldFile(key);
        if (file === undefined) throw new Error('the file is no longer there');
        const onProgress = (percent: number) => notifyProgress(key, percent);
        const { fileId, name, size } = await send(await apiOf(system), file, { signal, onProgress });
        keepSentFile(key, fileId, file);
        return { fileId, name, size };
      }),
      progress: fromCallback<UploadsEvent, undefined>(({ sendBack }) =>
        watchProgress((key, percent) => sendBack({ type: 'upload.progressed', key, percent })),
      ),
    },
  });

export const wireUploads = (purpose: Purpose) => wireUploadsBy((api, file, how) => api.upload({ file, purpose }, how));
