import { fromPromise } from 'xstate';
import type { deskTable } from '#contract/desk-table.ts';
import { type CancellationAnswer, deskCancellationMachine } from '#machines/desk-cancellation/index.ts';
import type { ApiOf } from '#src/api/types.ts';

type DeskApi = ApiOf<typeof deskTable>;

export const wireCancellation = (api: DeskApi) =>
  deskCancellationMachine.provide({
    actors: {
      answer: fromPromise<unknown, CancellationAnswer>(({ input: { act, no, version, orderNo, fees, reason } }) => {
        const entered = { orderNo, reason, fees: [...fees] };
        return act === 'OFFER'
          ? api.deskCancellationOffer(entered)
          : api.deskCancellationAnswer({ ...entered, cancellation: no, version, decision: act });
      }),
    },
  });
