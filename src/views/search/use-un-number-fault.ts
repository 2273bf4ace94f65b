import { useSelector } from '@xstate/react';
import { type DangerousLookupRef, selectMatchState } from '#machines/dangerous-lookup/index.ts';
import { type SearchRef, selectAreFaultsTold, selectFault } from '#machines/search/index.ts';

const selectUnNoFault = selectFault('unNo');

/** What is wrong with the number; a name whose matches stand below is no fault until one tries to search with it. */
export function useUnNumberFault(actor: SearchRef, lookup: DangerousLookupRef | null) {
  const fault = useSelector(actor, selectUnNoFault);
  const areTold = useSelector(actor, selectAreFaultsTold);
  const state = useSelector(lookup ?? undefined, (snapshot) =>
    snapshot === undefined ? 'idle' : selectMatchState(snapshot),
  );
  const isChoosing = state === 'looking' || state === 'offered';
  return isChoosing && !areTold ? null : fault;
}
