import { safeParse } from 'valibot';
import { fromPromise } from 'xstate';
import { recordedNumbers } from '#contract/fields/shipment-numbers.ts';
import type { operatorTable } from '#contract/operator-table.ts';
import { isConflict } from '#domain/conflict.ts';
import { toFailure } from '#domain/failure.ts';
import { type NumbersOutcome, type NumbersRequest, shipmentNumbersMachine } from '#machines/shipment-numbers/index.ts';
import type { ApiOf } from '#src/api/types.ts';

type OperatorApi = ApiOf<typeof operatorTable>;

/** Saves the numbers; when another operator was first, answers with theirs. */
async function save(api: OperatorApi, request: NumbersRequest): Promise<NumbersOutcome> {
  try {
    return { outcome: 'saved', saved: await api.operatorNumbers(request) };
  } catch (error) {
    const failure = toFailure(error);
    const theirs = isConflict(error) && failure.kind === 'refused' ? safeParse(recordedNumbers, failure.details) : null;
    if (theirs?.success !== true) throw error;
    return { outcome: 'taken', theirs: theirs.output };
  }
}

export const wireNumbers = (api: OperatorApi) =>
  shipmentNumbersMachine.provide({
    actors: { save: fromPromise<NumbersOutcome, NumbersRequest>(({ input }) => save(api, input)) },
  });
