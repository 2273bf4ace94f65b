import { type ComponentType, type FunctionComponent, lazy, type ReactNode, Suspense } from 'react';
import { ServiceSearchSkeleton } from '../pages/service/ServiceSearchSkeleton.tsx';
import { pageLoaded } from '../ui/page-loaded.ts';
import type { SearchedService } from '../views/service-search/ServiceSearch.tsx';

const Live = lazy(() => pageLoaded().then(() => import('./service-search.tsx')));

/** The page of a service with the search card of that service on it. */
export function withServiceSearch(
  service: SearchedService,
  Page: ComponentType<{ search: ReactNode }>,
): FunctionComponent {
  const skeleton = <ServiceSearchSkeleton service={service} />;
  return function PageWithSearch() {
    return (
      <Page
        search={
          <Suspense fallback={skeleton}>
            <Live service={service} />
          </Suspense>
        }
      />
    );
  };
}
