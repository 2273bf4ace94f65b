import { useSelector } from '@xstate/react';
import type { DangerousLookupRef } from '#machines/dangerous-lookup/index.ts';
import { type ResourceRef, selectQuery } from '#machines/resource/index.ts';
import type { SearchRef } from '#machines/search/index.ts';
import { DangerousDrawer } from '../dangerous-lookup/DangerousDrawer.tsx';
import type { LocationsByCode } from './locations.ts';

interface SheetDrawersProps {
  search: SearchRef;
  locations: ResourceRef<LocationsByCode>;
  lookups: readonly DangerousLookupRef[];
}

/** The sheets beside the search card; between airports or stations nothing is asked for that FCL prices could go on with. */
export function SheetDrawers({ search, locations, lookups }: SheetDrawersProps) {
  const carried = useSelector(locations, selectQuery) === 'port' ? search : undefined;
  return lookups.map((lookup) => <DangerousDrawer key={lookup.sessionId} actor={lookup} search={carried} />);
}
