import { useSelector } from '@xstate/react';
import { useState, useSyncExternalStore } from 'react';
import { pageServices, serviceSearch as words } from '#copy/search/services.ts';
import { AIR_FIELDS } from '#domain/air/address.ts';
import { DOMESTIC_FIELDS } from '#domain/domestic/terms.ts';
import { ORDER_FIELDS } from '#domain/orders/order-link.ts';
import { RAIL_FIELDS } from '#domain/rail/terms.ts';
import { TANK_FIELDS } from '#domain/tank/address.ts';
import { WAREHOUSE_FIELDS } from '#domain/warehouse/address-fields.ts';
import { type Directory, servicesOf } from '#src/app/services.ts';
import { currentAddress, watchQuery } from '#src/browser/address.ts';
import { copyText } from '#src/browser/clipboard.ts';
import { systemClock } from '#src/browser/clock.ts';
import { HOUSE_ZONE, portTime } from '#src/ui/text/time-text.ts';
import { CarriedPlace, SearchPlace } from './CarriedPlace.tsx';
import { type SearchPageRef, serviceSearch } from './service-wiring.ts';
import {
  CarriedSearch,
  type SearchedService,
  SearchFoot,
  ServiceSearch,
  type ServiceSearchProps,
} from './views/ServiceSearch.tsx';

/** Query fields of each service page besides the search terms. */
const ownFields: Partial<Record<SearchedService, readonly string[]>> = {
  air: AIR_FIELDS,
  domestic: DOMESTIC_FIELDS,
  lcl: ORDER_FIELDS,
  rail: RAIL_FIELDS,
  tank: [...TANK_FIELDS, ...ORDER_FIELDS],
  warehouse: WAREHOUSE_FIELDS,
};

/** The search card of a service, with all it asks, on the page of this path. */
export const searchOf = (service: SearchedService, path: string) =>
  serviceSearch(rowOf(service).kind, path, ownFields[service]);

const rowOf = (key: SearchedService) => pageServices.find((one) => one.key === key) as ServiceSearchProps['service'];

async function copyAddress(directory: Directory, path: string) {
  const isCopied = await copyText(location.origin + path);
  servicesOf(directory).showToast(isCopied ? 'ok' : 'danger', isCopied ? words.copied : words.copyFailed);
}

const watchAddress = (notify: () => void) => watchQuery(notify);
const readQuery = () => currentAddress().query;

/** Query fields of the page besides the search terms; links to other pages omit the sort order of the list. */
function useOwnQuery(service: SearchedService): string {
  const fields = new URLSearchParams(useSyncExternalStore(watchAddress, readQuery, readQuery));
  const names = ownFields[service] ?? [];
  const own = [...fields].filter(([name]) => names.includes(name) && !ORDER_FIELDS.includes(name));
  return new URLSearchParams(own).toString();
}

interface LiveProps {
  service: SearchedService;
  page: SearchPageRef;
}

/** Maps the search machine to view props; null until its code has loaded. */
function useSearch({ service, page }: LiveProps): Omit<ServiceSearchProps, 'own'> | null {
  const search = useSelector(page, ({ children }) => children.search);
  const lookup = useSelector(page, ({ children }) => children.lookup);
  const locations = useSelector(page, ({ children }) => children.locations);
  const [today] = useState(() => portTime(systemClock.now(), HOUSE_ZONE).date);
  if (!search || !lookup || !locations) return null;
  return {
    service: rowOf(service),
    quick: {
      ...{ search, lookup, locations },
      today,
      wantLocations: () => undefined,
    },
    hotline: servicesOf(search.system).site().hotlines.service,
    onCopy: (path) => void copyAddress(search.system, path),
  };
}

export default function Live({ isSearched, ...props }: LiveProps & { isSearched: boolean }) {
  const search = useSearch(props);
  return search === null ? (
    <SearchPlace service={props.service} isSearched={isSearched} />
  ) : (
    <ServiceSearch {...search} />
  );
}

/** Actions for the search, shown below its list. */
export function LiveFoot(props: LiveProps) {
  const search = useSearch(props);
  return search === null ? null : <LinkedFoot search={search} service={props.service} />;
}

function LinkedFoot({ search, service }: { search: Omit<ServiceSearchProps, 'own'>; service: SearchedService }) {
  const own = useOwnQuery(service);
  return <SearchFoot {...search} own={own} />;
}

/** The search that a page was opened with. */
export function CarriedLive(props: LiveProps) {
  const search = useSearch(props);
  return search === null ? <CarriedPlace /> : <CarriedSearch {...search} />;
}
