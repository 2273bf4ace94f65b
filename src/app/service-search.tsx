import { useState } from 'react';
import { createActor } from 'xstate';
import { selectTerm } from '#machines/search/index.ts';
import { copyText } from '../browser/clipboard.ts';
import { systemClock } from '../browser/clock.ts';
import { currentAddress } from '../browser/query.ts';
import { ServiceSearchSkeleton } from '../pages/service/ServiceSearchSkeleton.tsx';
import { quickServices } from '../ui/copy/quick-search.ts';
import { serviceSearch as words } from '../ui/copy/service-search.ts';
import { HOUSE_ZONE } from '../ui/house-zone.ts';
import { portTime } from '../ui/text/time-text.ts';
import type { LocationsByCode } from '../views/quick-search/locations.ts';
import {
  CarriedSearch,
  type SearchedService,
  ServiceSearch,
  type ServiceSearchProps,
} from '../views/service-search/ServiceSearch.tsx';
import { sharedDangerousLookup } from './dangerous-lookup.ts';
import { readLocations } from './home-sources.ts';
import { lateResource } from './late-resource.ts';
import { recentPorts, wireSearch } from './search/wiring.ts';
import { runningServices } from './wiring/services.ts';

const selectUnNo = selectTerm('unNo');

function start(key: SearchedService): ServiceSearchProps {
  const { showToast, site } = runningServices();
  const service = quickServices.find((one) => one.key === key) as ServiceSearchProps['service'];
  const search = createActor(wireSearch(runningServices().api), {
    input: { mode: 'form', recent: recentPorts.read() },
  }).start();
  const lookup = sharedDangerousLookup();
  // The address may name goods nobody typed here: what they are is said below the card.
  const unNo = selectUnNo(search.getSnapshot());
  if (unNo !== '') lookup.send({ type: 'lookup.typed', text: unNo });
  const places = lateResource<LocationsByCode>(readLocations, service.kind);
  places.start();
  return {
    service,
    quick: {
      search,
      lookup,
      locations: places,
      today: portTime(systemClock.now(), HOUSE_ZONE).date,
      wantLocations: () => undefined,
    },
    hotline: site().hotlines.service,
    onCopy: (path) =>
      void copyText(location.origin + path).then((isCopied) =>
        showToast(isCopied ? 'ok' : 'danger', isCopied ? words.copied : words.copyFailed),
      ),
  };
}

/** By the page it stands on: each hears of its own address alone. */
const started = new Map<string, ServiceSearchProps>();

function startedSearch(key: SearchedService): ServiceSearchProps {
  const { path } = currentAddress();
  const search = started.get(path) ?? start(key);
  started.set(path, search);
  return search;
}

/** Whoever comes back finds the card as the address says; without a browser nothing is opened. */
export default function LiveServiceSearch({ service }: { service: SearchedService }) {
  const [search] = useState(() => (typeof document === 'undefined' ? null : startedSearch(service)));
  return search === null ? <ServiceSearchSkeleton service={service} /> : <ServiceSearch {...search} />;
}

/** The search that a page was opened with. */
export function LiveCarriedSearch({ service }: { service: SearchedService }) {
  const [search] = useState(() => startedSearch(service));
  return <CarriedSearch {...search} />;
}
