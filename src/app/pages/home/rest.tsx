import { useSelector } from '@xstate/react';
import { use, useState } from 'react';
import type { AnyActorRef } from 'xstate';
import { type HomeRef, selectLocations, selectLookup } from '#machines/home/index.ts';
import type { ResourceRef } from '#machines/resource/index.ts';
import { systemClock } from '../../../browser/clock.ts';
import { hasServedAnswers } from '../../../browser/served-answers.ts';
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

const childOf = (late: unknown) => (late as { child?: AnyActorRef | null } | undefined)?.child;

const untilRunning = (page: AnyActorRef) =>
  new Promise<void>((resolve) => {
    const { unsubscribe } = page.subscribe((snapshot) => {
      if (!childOf(snapshot)) return;
      unsubscribe();
      resolve();
    });
  });

/** The sections of the home page that live; they share the actors of its chart. What is drawn already waits for them. */
export default function HomeRest({ page, part }: { page: AnyActorRef | null; part: Part }) {
  const running = useSelector(page ?? undefined, childOf);
  if (!running && page !== null && hasServedAnswers()) use(untilRunning(page));
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

const HEIGHTS = {
  classes: [656, 425, 287],
  lanes: [1_600, 1_115, 896],
  tools: [3_350, 1_990, 1_370],
  closing: [1_500, 1_080, 700],
} as const;

const Below = ({ home }: { home: HomeRef }) => (
  <>
    <NearSection home={home} name="classes" bring={bringClasses} heights={HEIGHTS.classes} />
    <NearSection home={home} name="lanes" bring={bringLanes} heights={HEIGHTS.lanes} />
    <NearSection home={home} name="tools" bring={bringTools} heights={HEIGHTS.tools} />
    <NearSection home={home} name="closing" bring={bringClosing} heights={HEIGHTS.closing} />
  </>
);
