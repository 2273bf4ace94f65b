import { fromPromise } from 'xstate';
import type { operatorTable } from '#contract/operator-table.ts';
import { type LeadRequest, type LeadSheet, operatorLeadMachine } from '#machines/operator-lead/index.ts';
import type { ApiOf } from '#src/api/types.ts';

type OperatorApi = ApiOf<typeof operatorTable>;

export const wireLead = (api: OperatorApi) =>
  operatorLeadMachine.provide({
    actors: {
      readSheet: fromPromise<LeadSheet, { id: string }>(({ input: { id }, signal }) =>
        api.operatorLeadSheet({ leadNo: id }, { signal }),
      ),
      settle: fromPromise<unknown, LeadRequest>(({ input }) => api.operatorLeads(input)),
    },
  });
