import { fromPromise } from 'xstate';
import {
  type CancellationDecision,
  type CancellationRequest,
  orderCancellationMachine,
} from '#machines/order-cancellation/index.ts';
import type { Api } from '#src/api/index.ts';

export const wireCancellation = (api: () => Promise<Api>) =>
  orderCancellationMachine.provide({
    actors: {
      ask: fromPromise<void, CancellationRequest>(async ({ input: { orderNo, reason } }) => {
        await (await api()).askCancellation({ no: orderNo, reason });
      }),
      decide: fromPromise<void, CancellationDecision>(async ({ input: { orderNo, no, version } }) => {
        const decided = { no: orderNo, cancellation: no };
        const calls = await api();
        if (version === null) await calls.withdrawCancellation(decided);
        else await calls.acceptCancellation({ ...decided, version });
      }),
    },
  });
