import { lazy, Suspense } from 'react';
import { head } from '#src/ui/copy/head.ts';
import { pageLoaded } from '#src/ui/page-loaded.ts';
import { Hero } from './Hero.tsx';

/** What lies below the first screen comes once that is there. */
const BelowTheFold = lazy(() => pageLoaded().then(() => import('./BelowTheFold.tsx')));

export default function HomePage() {
  return (
    <>
      <title>{head.homeTitle}</title>
      <meta name="description" content={head.description} />
      <Hero />
      <Suspense>
        <BelowTheFold />
      </Suspense>
    </>
  );
}
