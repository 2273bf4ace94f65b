import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { decodeTerms, encodeTerms } from '#machines/search/index.ts';
import type { PageView } from '#src/app/page-row.ts';
import { currentAddress } from '#src/browser/address.ts';
import { pageLoaded } from '#src/lazy/preload.ts';
import { classes } from '#src/ui/classes.ts';
import { CarriedPlace, SearchPlace } from './CarriedPlace.tsx';
import type { SearchPageRef } from './service-wiring.ts';
import type { CarriedService, SearchedService } from './views/ServiceSearch.tsx';

async function load() {
  await pageLoaded();
  return import('./service-live.tsx');
}

const Live = lazy(load);
const LiveFoot = lazy(async () => ({ default: (await load()).LiveFoot }));
const LiveCarried = lazy(async () => ({ default: (await load()).CarriedLive }));

const hasSearch = (query: string) => encodeTerms(decodeTerms(query)) !== '';

/** Whether the page was opened with a search in its address. */
function useIsSearched(): boolean {
  const [isSearched] = useState(() => typeof document !== 'undefined' && hasSearch(currentAddress().query));
  return isSearched;
}

type Page = ComponentType<{ search?: ReactNode; foot?: ReactNode }>;

/** The search card of a service, on the page of this path. */
export const searchCard = (service: SearchedService, path: string) => ({
  load: async () => (await load()).searchOf(service, path),
});

interface SearchFootProps {
  service: SearchedService;
  page: SearchPageRef;
}

/**
 * Reserves the foot of the list for the search actions, as high as the most of them wrap. Hidden while the list loads,
 * because the list moves it.
 */
export function SearchFootOf(props: SearchFootProps) {
  const isSearched = useIsSearched();
  const reserved = isSearched ? 'min-h-13 md:min-h-9 lg:min-h-4' : 'min-h-4';
  return (
    <div className={classes('mt-2 in-[main:has(.skeleton)]:invisible print:hidden', reserved)}>
      <Suspense>
        <LiveFoot {...props} />
      </Suspense>
    </div>
  );
}

/** The page of a service with the search card of that service on it. */
export function withServiceSearch(service: SearchedService, Page: Page): PageView<SearchPageRef> {
  return function PageWithSearch({ actor }) {
    const isSearched = useIsSearched();
    return (
      <Page
        search={
          <Suspense fallback={<SearchPlace service={service} isSearched={isSearched} />}>
            <Live service={service} isSearched={isSearched} page={actor} />
          </Suspense>
        }
        foot={<SearchFootOf service={service} page={actor} />}
      />
    );
  };
}

/** The search that a page resumes; loads when the URL has one. */
export const carriedSearch = (service: CarriedService, path: string) => ({
  ...searchCard(service, path),
  startOn: hasSearch,
});

/** Adds a resumed search to a page when the URL has one. */
export function withCarriedSearch(service: CarriedService, Page: Page): PageView<SearchPageRef> {
  return function PageWithCarriedSearch({ actor }) {
    const isCarried = useIsSearched();
    if (!isCarried) return <Page />;
    return (
      <Page
        search={
          <Suspense fallback={<CarriedPlace />}>
            <LiveCarried service={service} page={actor} />
          </Suspense>
        }
      />
    );
  };
}
