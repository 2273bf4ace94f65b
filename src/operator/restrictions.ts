import { safeParse } from 'valibot';
import { fromPromise } from 'xstate';
import { deskRestrictionEnd } from '#contract/calls/desk-restrictions.ts';
import type { deskTable } from '#contract/desk-table.ts';
import { isConflict } from '#domain/conflict.ts';
import { toFailure } from '#domain/failure.ts';
import {
  type Considered,
  type ConsiderRequest,
  deskRestrictionsMachine,
  type EndRequest,
  type ListRequest,
  type RestrictionsPage,
  type Saved,
  type SaveRequest,
} from '#machines/desk-restrictions/index.ts';
import type { ApiOf } from '#src/api/types.ts';

/** On a conflict, returns the row as the other operator saved it. */
async function orTaken<Answer>(ask: Promise<Answer>) {
  try {
    return await ask;
  } catch (error) {
    const failure = toFailure(error);
    const theirs =
      isConflict(error) && failure.kind === 'refused' ? safeParse(deskRestrictionEnd.answer, failure.details) : null;
    if (theirs?.success !== true) throw error;
    return { outcome: 'taken' as const, theirs: theirs.output };
  }
}

/** The restrictions of the room as they run in a browser. */
export const wireRestrictions = (api: ApiOf<typeof deskTable>) =>
  deskRestrictionsMachine.provide({
    actors: {
      readPage: fromPromise<RestrictionsPage, ListRequest>(({ input: { after, ...asked }, signal }) =>
        api.deskRestrictions({ ...asked, ...(after === null ? {} : { after }) }, { signal }),
      ),
      consider: fromPromise<Considered, ConsiderRequest>(({ input, signal }) =>
        orTaken(
          api
            .deskRestrictionConsider(input, { signal })
            .then((considered) => ({ outcome: 'considered' as const, considered })),
        ),
      ),
      save: fromPromise<Saved, SaveRequest>(({ input: { key, ...written } }) =>
        orTaken(api.deskRestrictionSave(written, { idempotencyKey: key }).then(() => ({ outcome: 'saved' as const }))),
      ),
      end: fromPromise<unknown, EndRequest>(({ input }) => api.deskRestrictionEnd(input)),
    },
  });
