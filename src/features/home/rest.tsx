import { useSelector } from '@xstate/react';
import { type HomeRef, type HomeSnapshot, selectNear } from '#machines/home/index.ts';
import type { LazyRef } from '#machines/kit/lazy.ts';
import { until } from '#src/app/waiting.ts';
import { LazySection, Spacer } from '#src/features/page-parts/LazySection.tsx';
import { selectLoaded } from '#src/lazy/lazy-actor.ts';
import { suspendIfPreloaded } from '#src/ssr/preloaded-responses.ts';
import { QuickSearchSkeleton } from './views/QuickSearchSkeleton.tsx';

export { home } from './wiring.ts';

type Part = 'below' | 'card' | 'tracks';

const loadCard = () => import('./card.tsx');
const loadClasses = () => import('./classes.tsx');
const loadLanes = () => import('./lanes.tsx');
const loadTracks = () => import('./tracks.tsx');
const loadTools = () => import('./tools.tsx');
const loadClosing = () => import('./closing.tsx');

/** The lazy sections of the home page; they share the actors of its chart. */
export default function HomeRest({ page, part }: { page: LazyRef<HomeRef>; part: Part }) {
  const running = useSelector(page, (snapshot) => selectLoaded(snapshot));
  if (!running) suspendIfPreloaded(() => until(page, () => selectLoaded(page.getSnapshot()) !== null));
  if (!running) return part === 'card' ? <QuickSearchSkeleton /> : null;
  const home = { page: running, isNear };
  if (part === 'card')
    return <LazySection {...home} name="card" load={loadCard} space={spaces.card} startOn="interaction" />;
  if (part === 'tracks') return <LazySection {...home} name="lanes" load={loadTracks} />;
  const section = { ...home, startOn: 'visible' } as const;
  return (
    <>
      <LazySection {...section} name="classes" load={loadClasses} space={spaces.classes} />
      <LazySection {...section} name="lanes" load={loadLanes} space={spaces.lanes} />
      <LazySection {...section} name="tools" load={loadTools} space={spaces.tools} />
      <LazySection {...section} name="closing" load={loadClosing} space={spaces.closing} />
    </>
  );
}

const isNear = (snapshot: HomeSnapshot, name: string) => (selectNear(snapshot) as readonly string[]).includes(name);

const spaces = {
  classes: <Spacer heights={[656, 425, 287]} />,
  lanes: <Spacer heights={[1_600, 1_115, 896]} />,
  tools: <Spacer heights={[3_350, 1_990, 1_370]} />,
  closing: <Spacer heights={[1_500, 1_080, 700]} />,
  card: <QuickSearchSkeleton />,
};
