import { type EventFrom, fromCallback, fromPromise } from 'xstate';
import type { operatorTable } from '#contract/operator-table.ts';
import { importKindOf } from '#domain/imports/services.ts';
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

const tableOf = ({ service }: RatesService) => ({ kind: importKindOf(service), service });

const publish = (api: Api, { service, previewId, at, acceptsLoss }: PublishRequest): Promise<RatePublished> =>
  api.operatorImportPublish({
    ...{ kind: importKindOf(service), previewId },
    ...(at === null ? {} : { at }),
    ...(acceptsLoss ? { acceptsLoss } : {}),
  });

function saveSheet(api: Api, { kind, format, ...input }: SheetRequest, signal: AbortSignal) {
  const save = kind === 'template' ? api.operatorImportTemplate : api.operatorImportExport;
  return save({ ...tableOf(input), format }, { signal });
}

/** The rates and sailings of the room as they run in a browser: each service asks the calls that are for it. */
export const wireRates = (api: Api) =>
  ratesImportMachine.provide({
    actors: {
      readVersions: fromPromise<RateVersions, RatesService>(({ input, signal }) =>
        api.operatorImportVersions(tableOf(input), { signal }),
      ),
      previewFile: fromPromise<RatePreview, PreviewRequest>(async ({ input: { key, ...input }, signal }) => {
        const file = heldFile(key);
        if (file === undefined) throw new Error('the file is no longer there');
        const onProgress = (percent: number) => notifyProgress(key, percent);
        return api.operatorImportPreview({ ...tableOf(input), file }, { signal, onProgress });
      }),
      progress: fromCallback<RatesEvent, undefined>(({ sendBack }) =>
        watchProgress((key, percent) => sendBack({ type: 'upload.progressed', key, percent })),
      ),
      readTime: fromPromise<number, undefined>(async () => systemClock.now()),
      publish: fromPromise<RatePublished, PublishRequest>(({ input }) => publish(api, input)),
      rollBack: fromPromise<unknown, RollbackRequest>(({ input: { versionId, ...input } }) =>
        api.operatorImportRollback({ ...tableOf(input), versionId }),
      ),
      withdraw: fromPromise<unknown, RollbackRequest>(({ input: { versionId, ...input } }) =>
        api.operatorImportWithdraw({ ...tableOf(input), versionId }),
      ),
      saveSheet: fromPromise<unknown, SheetRequest>(({ input, signal }) => saveSheet(api, input, signal)),
    },
  });
