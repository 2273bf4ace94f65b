import { lazy, memo, Suspense } from 'react';
import type { HomeRef } from '#machines/home/index.ts';
import type { LazyRef } from '#machines/kit/lazy.ts';
import type { PageAddress } from '#machines/kit/page.ts';
import type { PageRow } from '#src/app/page-row.ts';
import { lazyActor } from '#src/lazy/lazy-actor.ts';
import { pageLoaded } from '#src/lazy/page-loaded.ts';
import { HomePage } from './views/HomePage.tsx';
import { QuickSearchSkeleton } from './views/QuickSearchSkeleton.tsx';

/** Loads the interactive parts after the first screen. */
async function load() {
  await pageLoaded();
  return import('./rest.tsx');
}

const Rest = lazy(load);

const home = lazyActor<HomeRef, never, PageAddress>(async () => (await load()).home);

type PartProps = Parameters<typeof Rest>[0];

/** Memoized so that nothing re-renders the server-rendered markup while the code loads. */
const Part = memo(function Part({ page, part }: PartProps) {
  return (
    <Suspense fallback={part === 'card' ? <QuickSearchSkeleton /> : null}>
      <Rest page={page} part={part} />
    </Suspense>
  );
});

function Home({ actor }: { actor: LazyRef<HomeRef> }) {
  return (
    <HomePage
      card={<Part page={actor} part="card" />}
      tracks={<Part page={actor} part="tracks" />}
      below={<Part page={actor} part="below" />}
    />
  );
}

export const rowOf = (): PageRow => ({ view: async () => ({ default: Home }), chart: async () => home });
