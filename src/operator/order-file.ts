import { fromPromise } from 'xstate';
import { type OrderFilePreview, orderFilePreview } from '#contract/calls/operator-order-file.ts';
import type { operatorTable } from '#contract/operator-table.ts';
import {
  type OrderFileRequest,
  orderFileMachine,
  type RecordOutcome,
  type RecordRequest,
  type TemplateRequest,
} from '#machines/order-file/index.ts';
import type { ApiOf } from '#src/api/types.ts';
import { heldFile } from '#src/browser/held-files.ts';
import { given } from './queues.ts';
import { theirsOf } from './shipment.ts';

type OperatorApi = ApiOf<typeof operatorTable>;

function fileOf(key: string): File {
  const file = heldFile(key);
  if (file === undefined) throw new Error('the file is no longer there');
  return file;
}

async function record(api: OperatorApi, { key, ...request }: RecordRequest): Promise<RecordOutcome> {
  try {
    return { outcome: 'recorded', recorded: await api.operatorOrderFileRecord({ ...request, file: fileOf(key) }) };
  } catch (error) {
    return { outcome: 'outdated', preview: theirsOf(error, orderFilePreview) };
  }
}

/** Files with the numbers or milestones of many orders. */
export const wireOrderFile = (api: OperatorApi) =>
  orderFileMachine.provide({
    actors: {
      saveTemplate: fromPromise<unknown, TemplateRequest>(({ input: { kind, filter }, signal }) =>
        api.operatorOrderFileTemplate({ kind, keyword: '', ...given(filter) }, { signal }),
      ),
      previewFile: fromPromise<OrderFilePreview, OrderFileRequest>(({ input: { key, kind }, signal }) =>
        api.operatorOrderFilePreview({ kind, file: fileOf(key) }, { signal }),
      ),
      recordFile: fromPromise<RecordOutcome, RecordRequest>(({ input }) => record(api, input)),
    },
  });
