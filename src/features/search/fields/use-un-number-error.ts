import { useSelector } from '@xstate/react';
import { type DangerousLookupRef, selectMatchState } from '#machines/dangerous-lookup/index.ts';
import { type SearchRef, selectError, selectShowErrors } from '#machines/search/index.ts';

const selectUnNoError = selectError('unNo');

/** Error of the UN number; a name with matches becomes an error only on submit. */
export function useUnNumberError(actor: SearchRef, lookup: DangerousLookupRef | null) {
  const error = useSelector(actor, selectUnNoError);
  const areErrorsShown = useSelector(actor, selectShowErrors);
  const state = useSelector(lookup ?? undefined, (snapshot) =>
    snapshot === undefined ? 'idle' : selectMatchState(snapshot),
  );
  const isChoosing = state === 'looking' || state === 'offered';
  return isChoosing && !areErrorsShown ? null : error;
}
