import { type EventFrom, fromCallback, fromPromise } from 'xstate';
import type { operatorTable } from '#contract/operator-table.ts';
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
type Api = ApiOf<typeof operatorTable>;
type SheetRequest = RateSheet & RatesService;

const publish = (api: Api, { service, previewId, at, acceptsLoss }: PublishRequest): Promise<RatePublished> => {
  const request = at === null ? { previewId } : { previewId, at };
  return isSchedule(service)
    ? api.operatorSchedulesPublish(request)
    : api.operatorRatesPublish(acceptsLoss ? { ...request, acceptsLoss } : request);
};

function saveSheet(api: Api, { service, kind, format }: SheetRequest, signal: AbortSignal) {
  const isTemplate = kind === 'template';
  if (isSchedule(service))
    return (isTemplate ? api.operatorSchedulesTemplate : api.operatorSchedulesExport)({ service, format }, { signal });
  return (isTemplate ? api.operatorRatesTemplate : api.operatorRatesExport)({ service, format }, { signal });
}

/** The rates and sailings of the room as they run in a browser: each service asks the calls that are for it. */
export const wireRates = (api: Api) =>
  ratesImportMachine.provide({
    actors: {
      readVersions: fromPromise<RateVersions, RatesService>(({ input: { service }, signal }) =>
        isSchedule(service)
          ? api.operatorSchedulesVersions({ service }, { signal })
          : api.operatorRatesVersions({ service }, { signal }),
      ),
      previewFile: fromPromise<RatePreview, PreviewRequest>(async ({ input: { service, key }, signal }) => {
        const file = heldFile(key);
        if (file === undefined) throw new Error('the file is no longer there');
        const onProgress = (percent: number) => notifyProgress(key, percent);
        return isSchedule(service)
          ? api.operatorSchedulesPreview({ service, file }, { signal, onProgress })
          : api.operatorRatesPreview({ service, file }, { signal, onProgress });
      }),
      progress: fromCallback<RatesEvent, undefined>(({ sendBack }) =>
        watchProgress((key, percent) => sendBack({ type: 'upload.progressed', key, percent })),
      ),
      readTime: fromPromise<number, undefined>(async () => systemClock.now()),
      publish: fromPromise<RatePublished, PublishRequest>(({ input }) => publish(api, input)),
      rollBack: fromPromise<unknown, RollbackRequest>(({ input: { service, versionId } }) =>
        isSchedule(service)
          ? api.operatorSchedulesRollback({ service, versionId })
          : api.operatorRatesRollback({ service, versionId }),
      ),
      withdraw: fromPromise<unknown, RollbackRequest>(({ input: { service, versionId } }) =>
        isSchedule(service)
          ? api.operatorSchedulesWithdraw({ service, versionId })
          : api.operatorRatesWithdraw({ service, versionId }),
      ),
      saveSheet: fromPromise<unknown, SheetRequest>(({ input, signal }) => saveSheet(api, input, signal)),
    },
  });
