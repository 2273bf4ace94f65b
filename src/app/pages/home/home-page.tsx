import { lazy, type ReactNode, Suspense } from 'react';
import type { AnyActorRef } from 'xstate';
import type { PageAddress } from '#machines/kit/page.ts';
import { HomePage } from '../../../pages/home/HomePage.tsx';
import { QuickSearchSkeleton } from '../../../pages/home/QuickSearchSkeleton.tsx';
import { pageLoaded } from '../../../ui/page-loaded.ts';
import { lateActor } from '../../late-actor.ts';

/** What asks the server or answers the hand comes once the first screen is there. */
async function bring() {
  await pageLoaded();
  return import('./rest.tsx');
}

const Rest = lazy(bring);

export const home = lateActor<AnyActorRef, never, PageAddress>(async () => (await bring()).home);

export default function Home({ actor }: { actor: AnyActorRef | null }) {
  const rest = (part: 'below' | 'card' | 'tracks', skeleton?: ReactNode) => (
    <Suspense fallback={skeleton}>
      <Rest page={actor} part={part} />
    </Suspense>
  );
  return <HomePage card={rest('card', <QuickSearchSkeleton />)} tracks={rest('tracks')} below={rest('below')} />;
}
