import { lazy, Suspense } from 'react';
import { HomePage } from '../pages/home/HomePage.tsx';
import { QuickSearchSkeleton } from '../pages/home/QuickSearchSkeleton.tsx';
import { pageLoaded } from '../ui/page-loaded.ts';

/** What asks the server or answers the hand comes once the first screen is there. */
const Rest = lazy(() => pageLoaded().then(() => import('./home-rest.tsx')));

export default function Home() {
  return (
    <HomePage
      card={
        <Suspense fallback={<QuickSearchSkeleton />}>
          <Rest part="card" />
        </Suspense>
      }
      tracks={
        <Suspense>
          <Rest part="tracks" />
        </Suspense>
      }
      below={
        <Suspense>
          <Rest part="below" />
        </Suspense>
      }
    />
  );
}
