import { useSelector } from '@xstate/react';
import { type HomeRef, selectLocations, selectSearch } from '#machines/home/index.ts';
import { selectQuery } from '#machines/resource/index.ts';
import type { SearchRef } from '#machines/search/index.ts';
import { selectLoaded } from '#src/lazy/lazy-actor.ts';

/** The search that FCL prices go on with from a sheet: between airports or stations nothing is asked for that they could. */
export function useCarriedSearch(home: HomeRef): SearchRef | undefined {
  const late = useSelector(home, selectSearch);
  const search = useSelector(late, selectLoaded);
  const isBetweenPorts = useSelector(
    useSelector(home, selectLocations),
    (read) => read === undefined || selectQuery(read) === 'port',
  );
  return isBetweenPorts ? (search ?? undefined) : undefined;
}
