import { useSelector } from '@xstate/react';
import type { DangerousLookupRef } from '#machines/dangerous-lookup/index.ts';
import { selectQuery } from '#machines/resource/index.ts';
import type { SearchRef } from '#machines/search/index.ts';
import { DangerousDrawer } from '../dangerous-lookup/DangerousDrawer.tsx';
import type { QuickSearchActors } from './quick-search.types.ts';

interface SheetDrawersProps {
  search: SearchRef;
  locations: QuickSearchActors['locations'];
  lookups: readonly DangerousLookupRef[];
}

/** The sheets beside the search card; between airports or stations nothing is asked for that FCL prices could go on with. */
export function SheetDrawers({ search, locations, lookups }: SheetDrawersProps) {
  const isBetweenPorts = useSelector(locations, (read) => read === undefined || selectQuery(read) === 'port');
  const carried = isBetweenPorts ? search : undefined;
  return lookups.map((lookup) => <DangerousDrawer key={lookup.sessionId} actor={lookup} search={carried} />);
}
