import { useSelector } from '@xstate/react';
import { useState } from 'react';
import type { AnyActorRef } from 'xstate';
import { selectLanesOfClass, selectLocations } from '#machines/home/index.ts';
import type { ResourceRef } from '#machines/resource/index.ts';
import { systemClock } from '../../../browser/clock.ts';
import { BelowTheFold } from '../../../pages/home/BelowTheFold.tsx';
import type { Lanes } from '../../../pages/home/content.ts';
import { QuickSearchSkeleton } from '../../../pages/home/QuickSearchSkeleton.tsx';
import { TrackPrices } from '../../../pages/home/TrackPrices.tsx';
import { HOUSE_ZONE } from '../../../ui/house-zone.ts';
import { portTime } from '../../../ui/text/time-text.ts';
import type { LocationsByCode } from '../../../views/quick-search/locations.ts';
import { QuickSearch } from '../../../views/quick-search/QuickSearch.tsx';
import { servicesOf } from '../../wiring/services.ts';
import type { BlockActors, HomeActors } from './wiring.ts';

export { home } from './wiring.ts';

type Part = 'below' | 'card' | 'tracks';

/** The sections of the home page that live; they share the actors of its chart. */
export default function HomeRest({ page, part }: { page: AnyActorRef | null; part: Part }) {
  const running = useSelector(page ?? undefined, (late) => late?.child as AnyActorRef | null | undefined);
  if (!running) return part === 'card' ? <QuickSearchSkeleton /> : null;
  const actors = running.getSnapshot().children as HomeActors;
  if (part === 'card') return <Card {...actors} />;
  const blocks = actors.blocks.getSnapshot().children as BlockActors;
  return part === 'tracks' ? <TrackPrices actor={blocks.lanes} /> : <Below actors={actors} blocks={blocks} />;
}

const useLocationsOf = ({ blocks }: HomeActors) =>
  useSelector(blocks, selectLocations) as ResourceRef<LocationsByCode> | undefined;

function Card(actors: HomeActors) {
  const locations = useLocationsOf(actors);
  const [today] = useState(() => portTime(systemClock.now(), HOUSE_ZONE).date);
  return (
    <QuickSearch
      search={actors.search}
      lookup={actors.lookup}
      locations={locations}
      today={today}
      wantLocations={(kind) => actors.blocks.send({ type: 'locations.wanted', kind })}
    />
  );
}

function Below({ actors, blocks }: { actors: HomeActors; blocks: BlockActors }) {
  const locations = useLocationsOf(actors);
  const lanesOfClass = useSelector(actors.blocks, selectLanesOfClass) as ResourceRef<Lanes> | undefined;
  const { carousel, lookup, search, tools, segregation, feedback, partners } = actors;
  return (
    <BelowTheFold
      {...{ carousel, search, segregation, feedback, partners, locations, lanesOfClass }}
      site={servicesOf(actors.blocks.system).site()}
      drawer={lookup}
      lookup={tools}
      lanes={blocks.lanes}
      trends={blocks.trends}
      news={blocks.news}
      figures={blocks.figures}
      showClass={(dgClass) => actors.blocks.send({ type: 'class.wanted', dgClass })}
      toTop={() => window.scrollTo({ top: 0 })}
    />
  );
}
