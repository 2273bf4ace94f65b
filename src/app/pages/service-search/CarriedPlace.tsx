import { ServiceSearchSkeleton } from '../../../pages/service/ServiceSearchSkeleton.tsx';
import { askedDates, askedRoom } from '../../../ui/asked-room.ts';
import { classes } from '../../../ui/classes.ts';

/** Where the search that a page goes on from will stand. */
export const CarriedPlace = () => (
  <div aria-busy="true" className="mt-3 min-h-46 rounded border md:min-h-30 border-line bg-surface" />
);

/** The card of a service while its code is on its way, and below it the place of what its address asks. */
export const SearchPlace = ({ service, isAsked }: { service: string; isAsked: boolean }) => (
  <ServiceSearchSkeleton
    service={service}
    hasNumber={isAsked && location.search.includes('unNo=')}
    hasBoxes={isAsked && location.search.includes('boxes=')}
  >
    {isAsked ? (
      <div>
        <div className={classes('rounded border border-line bg-surface', askedRoom(service))} />
        {location.search.includes('etdFrom=') ? <div className={askedDates(service)} /> : null}
      </div>
    ) : null}
  </ServiceSearchSkeleton>
);
