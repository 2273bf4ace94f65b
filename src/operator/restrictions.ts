import { safeParse } from 'valibot';
import { fromPromise } from 'xstate';
import { operatorRestrictionEnd } from '#contract/calls/operator-restrictions.ts';
import type { operatorTable } from '#contract/operator-table.ts';
import { isConflict } from '#domain/conflict.ts';
import { toFailure } from '#domain/failure.ts';
import {
  type Considered,
  type ConsiderRequest,
  type EndRequest,
  type ListRequest,
  operatorRestrictionsMachine,
  type RestrictionsPage,
  type Saved,
  type SaveRequest,
} from '#machines/operator-restrictions/index.ts';
import type { ApiOf } from '#src/api/types.ts';

/** On a conflict, returns the row as the other operator saved it. */
async function orTaken<Answer>(ask: Promise<Answer>) {
  try {
    return await ask;
  } catch (error) {
    const failure = toFailure(error);
    const theirs =
      isConflict(error) && failure.kind === 'refused'
        ? safeParse(operatorRestrictionEnd.answer, failure.details)
        : null;
    if (theirs?.success !== true) throw error;
    return { outcome: 'taken' as const, theirs: theirs.output };
  }
}

/** The restrictions of the room as they run in a browser. */
export const wireRestrictions = (api: ApiOf<typeof operatorTable>) =>
  operatorRestrictionsMachine.provide({
    actors: {
      readPage: fromPromise<RestrictionsPage, ListRequest>(({ input: { after, ...asked }, signal }) =>
        api.operatorRestrictions({ ...asked, ...(after === null ? {} : { after }) }, { signal }),
      ),
      consider: fromPromise<Considered, ConsiderRequest>(({ input, signal }) =>
        orTaken(
          api
            .operatorRestrictionConsider(input, { signal })
            .then((considered) => ({ outcome: 'considered' as const, considered })),
        ),
      ),
      save: fromPromise<Saved, SaveRequest>(({ input: { key, ...written } }) =>
        orTaken(
          api.operatorRestrictionSave(written, { idempotencyKey: key }).then(() => ({ outcome: 'saved' as const })),
        ),
      ),
      end: fromPromise<unknown, EndRequest>(({ input }) => api.operatorRestrictionEnd(input)),
    },
  });
