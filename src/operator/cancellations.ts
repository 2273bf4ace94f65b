import { fromPromise } from 'xstate';
import type { operatorTable } from '#contract/operator-table.ts';
import { type CancellationAnswer, operatorCancellationMachine } from '#machines/operator-cancellation/index.ts';
import type { ApiOf } from '#src/api/types.ts';

type OperatorApi = ApiOf<typeof operatorTable>;

export const wireCancellation = (api: OperatorApi) =>
  operatorCancellationMachine.provide({
    actors: {
      answer: fromPromise<unknown, CancellationAnswer>(({ input: { act, no, version, orderNo, fees, reason } }) => {
        const entered = { orderNo, reason, fees: [...fees] };
        return act === 'OFFER'
          ? api.operatorCancellationOffer(entered)
          : api.operatorCancellationAnswer({ ...entered, cancellation: no, version, decision: act });
      }),
    },
  });
