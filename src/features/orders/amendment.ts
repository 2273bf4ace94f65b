import { fromPromise } from 'xstate';
import { amendmentMachine, type Withdrawal } from '#machines/amendment/index.ts';
import type { Api } from '#src/api/index.ts';

export const wireAmendment = (api: () => Promise<Api>) =>
  amendmentMachine.provide({
    actors: {
      withdraw: fromPromise<void, Withdrawal>(async ({ input: { orderNo, no } }) => {
        await (await api()).withdrawAmendment({ no: orderNo, amendment: no });
      }),
    },
  });
