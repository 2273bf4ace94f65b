import { ServiceSearchSkeleton } from '../../../pages/service/ServiceSearchSkeleton.tsx';

/** Where the search that a page goes on from will stand. */
export const CarriedPlace = () => (
  <div aria-busy="true" className="mt-3 min-h-46 rounded border md:min-h-30 border-line bg-surface" />
);

/** The card of a service while its code is on its way, and below it the place of what its address asks. */
export const SearchPlace = ({ service, isAsked }: { service: string; isAsked: boolean }) => (
  <ServiceSearchSkeleton service={service} hasNumber={isAsked && location.search.includes('unNo=')}>
    {isAsked ? <div className="min-h-46 rounded border border-line bg-surface md:min-h-30" /> : null}
  </ServiceSearchSkeleton>
);
