import { type ComponentType, type FunctionComponent, lazy, type ReactNode, Suspense, useState } from 'react';
import { decodeTerms, encodeTerms } from '#machines/search/index.ts';
import { currentAddress } from '../browser/query.ts';
import { pageLoaded } from '../ui/page-loaded.ts';
import type { CarriedService } from '../views/service-search/ServiceSearch.tsx';

const Live = lazy(async () => {
  await pageLoaded();
  return { default: (await import('./service-search.tsx')).LiveCarriedSearch };
});

const isSearch = () => typeof document !== 'undefined' && encodeTerms(decodeTerms(currentAddress().query)) !== '';

/** A page that goes on from the search of a service, and says what was searched where its address has it. */
export function withCarriedSearch(
  service: CarriedService,
  Page: ComponentType<{ search?: ReactNode }>,
): FunctionComponent {
  return function PageWithCarriedSearch() {
    const [isCarried] = useState(isSearch);
    if (!isCarried) return <Page />;
    return (
      <Page
        search={
          <Suspense
            fallback={
              <div aria-busy="true" className="mt-3 min-h-46 rounded border md:min-h-30 border-line bg-surface" />
            }
          >
            <Live service={service} />
          </Suspense>
        }
      />
    );
  };
}
