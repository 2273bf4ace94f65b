import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { type HomeRef, selectLocations } from '#machines/home/index.ts';
import { systemClock } from '#src/browser/clock.ts';
import { DangerousDrawer } from '#src/features/dangerous-goods/lookup/DangerousDrawer.tsx';
import { QuickSearch } from '#src/features/search/quick-search/QuickSearch.tsx';
import { HOUSE_ZONE, portTime } from '#src/ui/text/time-text.ts';
import { blocksOf } from './blocks.ts';
import { useCarriedSearch } from './use-carried-search.ts';

export default function Card({ page: home }: { page: HomeRef }) {
  const { search, cardLookup } = blocksOf(home);
  const locations = useSelector(home, selectLocations);
  const carried = useCarriedSearch(home);
  const [today] = useState(() => portTime(systemClock.now(), HOUSE_ZONE).date);
  if (!search || !cardLookup) return null;
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
