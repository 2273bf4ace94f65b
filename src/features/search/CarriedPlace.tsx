import { hasLane } from '#src/features/page-parts/views/address-query.ts';
import { classes, factsRoom, lineRoom, placesRoom } from '#src/ui/classes.ts';
import { Bar } from '#src/ui/parts/common/Skeleton.tsx';
import { ServiceSearchSkeleton } from './views/ServiceSearchSkeleton.tsx';

/** Reserves the space of the resumed search while its code loads. */
export const CarriedPlace = () => (
  <div aria-busy="true" className="mt-3 min-h-46 rounded border md:min-h-30 border-line bg-surface" />
);

/** The search of a service while its code loads: one line where the address says what to list, or else the form. */
export function SearchPlace({ service, isSearched }: { service: string; isSearched: boolean }) {
  const query = isSearched ? location.search : '';
  const isFolded = hasLane(query) || (service === 'warehouse' && query.includes('orgPortCode='));
  if (!isFolded)
    return (
      <ServiceSearchSkeleton
        service={service}
        hasNumber={query.includes('unNo=')}
        hasBoxes={query.includes('boxes=')}
      />
    );
  return (
    <div
      aria-busy="true"
      className={classes(
        lineRoom,
        'flex flex-wrap items-center gap-x-2 gap-y-0.5 rounded border border-line bg-surface px-2 py-1',
      )}
    >
      <div className={placesRoom}>
        <Bar className="h-3 w-20" />
      </div>
      <span className="ml-auto h-4 w-12 lg:order-last" />
      <div className={classes(factsRoom(query.includes('unNo=')), 'w-full lg:w-auto lg:flex-1')} />
    </div>
  );
}
