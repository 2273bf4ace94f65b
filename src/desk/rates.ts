import { type EventFrom, fromCallback, fromPromise } from 'xstate';
import type { deskTable } from '#contract/desk-table.ts';
import {
  type PreviewRequest,
  type PublishRequest,
  type RatePreview,
  type RatePublished,
  type RateSheet,
  type RatesService,
  type RateVersions,
  type RollbackRequest,
  ratesImportMachine,
} from '#machines/rates-import/index.ts';
import type { ApiOf } from '../api/types.ts';
import { systemClock } from '../browser/clock.ts';
import { heldFile, notifyProgress, watchProgress } from '../browser/held-files.ts';

type RatesEvent = EventFrom<typeof ratesImportMachine>;

/** The rates of the room as they run in a browser. */
export const wireRates = (api: ApiOf<typeof deskTable>) =>
  ratesImportMachine.provide({
    actors: {
      readVersions: fromPromise<RateVersions, RatesService>(({ input, signal }) =>
        api.deskRatesVersions(input, { signal }),
      ),
      previewFile: fromPromise<RatePreview, PreviewRequest>(async ({ input: { service, key }, signal }) => {
        const file = heldFile(key);
        if (file === undefined) throw new Error('the file is no longer there');
        const onProgress = (percent: number) => notifyProgress(key, percent);
        return api.deskRatesPreview({ service, file }, { signal, onProgress });
      }),
      progress: fromCallback<RatesEvent, undefined>(({ sendBack }) =>
        watchProgress((key, percent) => sendBack({ type: 'upload.progressed', key, percent })),
      ),
      readTime: fromPromise<number, undefined>(async () => systemClock.now()),
      publish: fromPromise<RatePublished, PublishRequest>(({ input: { previewId, at } }) =>
        api.deskRatesPublish(at === null ? { previewId } : { previewId, at }),
      ),
      rollBack: fromPromise<unknown, RollbackRequest>(({ input }) => api.deskRatesRollback(input)),
      saveSheet: fromPromise<unknown, RateSheet & RatesService>(({ input: { kind, ...asked }, signal }) =>
        (kind === 'template' ? api.deskRatesTemplate : api.deskRatesExport)(asked, { signal }),
      ),
    },
  });
