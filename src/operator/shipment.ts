import { type GenericSchema, type InferOutput, safeParse } from 'valibot';
import { fromPromise } from 'xstate';
import { milestones } from '#contract/calls/operator-milestones.ts';
import { recordedNumbers } from '#contract/fields/shipment-numbers.ts';
import type { operatorTable } from '#contract/operator-table.ts';
import { isConflict } from '#domain/conflict.ts';
import { toFailure } from '#domain/failure.ts';
import { type MilestoneOutcome, type MilestoneRequest, shipmentMachine } from '#machines/shipment/index.ts';
import { type NumbersOutcome, type NumbersRequest, shipmentNumbersMachine } from '#machines/shipment-numbers/index.ts';
import type { ApiOf } from '#src/api/types.ts';

type OperatorApi = ApiOf<typeof operatorTable>;

/** Returns what another operator saved first; throws every other failure. */
export function theirsOf<Schema extends GenericSchema>(error: unknown, schema: Schema): InferOutput<Schema> {
  const failure = toFailure(error);
  const theirs = isConflict(error) && failure.kind === 'refused' ? safeParse(schema, failure.details) : null;
  if (theirs?.success !== true) throw error;
  return theirs.output;
}

async function saveNumbers(api: OperatorApi, request: NumbersRequest): Promise<NumbersOutcome> {
  try {
    return { outcome: 'saved', saved: await api.operatorNumbers(request) };
  } catch (error) {
    return { outcome: 'taken', theirs: theirsOf(error, recordedNumbers) };
  }
}

async function recordMilestone(api: OperatorApi, request: MilestoneRequest): Promise<MilestoneOutcome> {
  try {
    return { outcome: 'saved', ...(await api.operatorMilestone(request)) };
  } catch (error) {
    return { outcome: 'taken', ...theirsOf(error, milestones) };
  }
}

/** Numbers and milestones of the open order. */
export const wireShipment = (api: OperatorApi) => ({
  numbers: shipmentNumbersMachine.provide({
    actors: { save: fromPromise<NumbersOutcome, NumbersRequest>(({ input }) => saveNumbers(api, input)) },
  }),
  shipment: shipmentMachine.provide({
    actors: { record: fromPromise<MilestoneOutcome, MilestoneRequest>(({ input }) => recordMilestone(api, input)) },
  }),
});
