import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { ServiceSearchFace } from '../pages/service/ServiceSearchFace.tsx';
import { pageLoaded } from '../ui/page-loaded.ts';
import type { SearchedService } from '../views/service-search/ServiceSearch.tsx';

const Live = lazy(() => pageLoaded().then(() => import('./service-search.tsx')));

/** The page of a service with the search card of that service on it. */
export function withServiceSearch(service: SearchedService, Page: ComponentType<{ search: ReactNode }>): ComponentType {
  const face = <ServiceSearchFace service={service} />;
  return function PageWithSearch() {
    return (
      <Page
        search={
          <Suspense fallback={face}>
            <Live service={service} />
          </Suspense>
        }
      />
    );
  };
}
