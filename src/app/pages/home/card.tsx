import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { type HomeRef, selectLocations } from '#machines/home/index.ts';
import type { ResourceRef } from '#machines/resource/index.ts';
import { systemClock } from '../../../browser/clock.ts';
import { HOUSE_ZONE } from '../../../ui/house-zone.ts';
import { portTime } from '../../../ui/text/time-text.ts';
import { DangerousDrawer } from '../../../views/dangerous-lookup/DangerousDrawer.tsx';
import type { LocationsByCode } from '../../../views/quick-search/locations.ts';
import { QuickSearch } from '../../../views/quick-search/QuickSearch.tsx';
import { blocksOf } from './blocks.ts';
import { useCarriedSearch } from './use-carried-search.ts';

export default function Card({ page: home }: { page: HomeRef }) {
  const { search, cardLookup } = blocksOf(home);
  const locations = useSelector(home, selectLocations) as ResourceRef<LocationsByCode> | undefined;
  const carried = useCarriedSearch(home);
  const [today] = useState(() => portTime(systemClock.now(), HOUSE_ZONE).date);
  return (
    <>
      <QuickSearch
        search={search}
        lookup={cardLookup}
        locations={locations}
        today={today}
        wantLocations={(kind) => home.send({ type: 'locations.wanted', kind })}
      />
      <DangerousDrawer actor={cardLookup} search={carried} />
    </>
  );
}
