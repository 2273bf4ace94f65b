import { useSelector } from '@xstate/react';
import { useState } from 'react';
import type { AnyActorRef } from 'xstate';
import { type HomeRef, selectLocations, selectLookup } from '#machines/home/index.ts';
import type { ResourceRef } from '#machines/resource/index.ts';
import { systemClock } from '../../../browser/clock.ts';
import { QuickSearchSkeleton } from '../../../pages/home/QuickSearchSkeleton.tsx';
import { HOUSE_ZONE } from '../../../ui/house-zone.ts';
import { portTime } from '../../../ui/text/time-text.ts';
import type { LocationsByCode } from '../../../views/quick-search/locations.ts';
import { QuickSearch } from '../../../views/quick-search/QuickSearch.tsx';
import { SheetDrawers } from '../../../views/quick-search/SheetDrawers.tsx';
import { NearSection, OfSection } from './NearSection.tsx';
import type { HomeActors } from './wiring.ts';

export { home } from './wiring.ts';

type Part = 'below' | 'card' | 'tracks';

const bringClasses = () => import('./classes.tsx');
const bringLanes = () => import('./lanes.tsx');
const bringTracks = () => import('./tracks.tsx');
const bringTools = () => import('./tools.tsx');
const bringClosing = () => import('./closing.tsx');

/** The sections of the home page that live; they share the actors of its chart. */
export default function HomeRest({ page, part }: { page: AnyActorRef | null; part: Part }) {
  const running = useSelector(page ?? undefined, (late) => late?.child as AnyActorRef | null | undefined);
  if (!running) return part === 'card' ? <QuickSearchSkeleton /> : null;
  const actors = running.getSnapshot().children as HomeActors;
  if (part === 'card') return <Card {...actors} />;
  return part === 'below' ? (
    <Below home={actors.blocks} />
  ) : (
    <OfSection home={actors.blocks} name="lanes" bring={bringTracks} />
  );
}

function Card({ blocks, search, lookup }: HomeActors) {
  const locations = useSelector(blocks, selectLocations) as ResourceRef<LocationsByCode> | undefined;
  const tools = useSelector(blocks, selectLookup);
  const [today] = useState(() => portTime(systemClock.now(), HOUSE_ZONE).date);
  return (
    <>
      <QuickSearch
        search={search}
        lookup={lookup}
        locations={locations}
        today={today}
        wantLocations={(kind) => blocks.send({ type: 'locations.wanted', kind })}
      />
      <SheetDrawers search={search} locations={locations} lookups={tools === undefined ? [lookup] : [lookup, tools]} />
    </>
  );
}

const Below = ({ home }: { home: HomeRef }) => (
  <>
    <NearSection home={home} name="classes" bring={bringClasses} wide={240} narrow={620} />
    <NearSection home={home} name="lanes" bring={bringLanes} wide={960} narrow={1800} />
    <NearSection home={home} name="tools" bring={bringTools} wide={1500} narrow={3000} />
    <NearSection home={home} name="closing" bring={bringClosing} wide={1000} narrow={1600} />
  </>
);
