import { type EventFrom, fromCallback, fromPromise } from 'xstate';
import type { deskTable } from '#contract/desk-table.ts';
import { isSchedule } from '#domain/imports/services.ts';
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
import type { ApiOf } from '#src/api/types.ts';
import { systemClock } from '#src/browser/clock.ts';
import { heldFile, notifyProgress, watchProgress } from '#src/browser/held-files.ts';

type RatesEvent = EventFrom<typeof ratesImportMachine>;
type Api = ApiOf<typeof deskTable>;
type SheetRequest = RateSheet & RatesService;

const publish = (api: Api, { service, previewId, at, acceptsLoss }: PublishRequest): Promise<RatePublished> => {
  const request = at === null ? { previewId } : { previewId, at };
  return isSchedule(service)
    ? api.deskSchedulesPublish(request)
    : api.deskRatesPublish(acceptsLoss ? { ...request, acceptsLoss } : request);
};

function saveSheet(api: Api, { service, kind, format }: SheetRequest, signal: AbortSignal) {
  const isTemplate = kind === 'template';
  if (isSchedule(service))
    return (isTemplate ? api.deskSchedulesTemplate : api.deskSchedulesExport)({ service, format }, { signal });
  return (isTemplate ? api.deskRatesTemplate : api.deskRatesExport)({ service, format }, { signal });
}

/** The rates and sailings of the room as they run in a browser: each service asks the calls that are for it. */
export const wireRates = (api: Api) =>
  ratesImportMachine.provide({
    actors: {
      readVersions: fromPromise<RateVersions, RatesService>(({ input: { service }, signal }) =>
        isSchedule(service)
          ? api.deskSchedulesVersions({ service }, { signal })
          : api.deskRatesVersions({ service }, { signal }),
      ),
      previewFile: fromPromise<RatePreview, PreviewRequest>(async ({ input: { service, key }, signal }) => {
        const file = heldFile(key);
        if (file === undefined) throw new Error('the file is no longer there');
        const onProgress = (percent: number) => notifyProgress(key, percent);
        return isSchedule(service)
          ? api.deskSchedulesPreview({ service, file }, { signal, onProgress })
          : api.deskRatesPreview({ service, file }, { signal, onProgress });
      }),
      progress: fromCallback<RatesEvent, undefined>(({ sendBack }) =>
        watchProgress((key, percent) => sendBack({ type: 'upload.progressed', key, percent })),
      ),
      readTime: fromPromise<number, undefined>(async () => systemClock.now()),
      publish: fromPromise<RatePublished, PublishRequest>(({ input }) => publish(api, input)),
      rollBack: fromPromise<unknown, RollbackRequest>(({ input: { service, versionId } }) =>
        isSchedule(service)
          ? api.deskSchedulesRollback({ service, versionId })
          : api.deskRatesRollback({ service, versionId }),
      ),
      withdraw: fromPromise<unknown, RollbackRequest>(({ input: { service, versionId } }) =>
        isSchedule(service)
          ? api.deskSchedulesWithdraw({ service, versionId })
          : api.deskRatesWithdraw({ service, versionId }),
      ),
      saveSheet: fromPromise<unknown, SheetRequest>(({ input, signal }) => saveSheet(api, input, signal)),
    },
  });
