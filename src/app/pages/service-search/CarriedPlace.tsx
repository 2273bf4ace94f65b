/** Where the search that a page goes on from will stand. */
export const CarriedPlace = () => (
  <div aria-busy="true" className="mt-3 min-h-46 rounded border md:min-h-30 border-line bg-surface" />
);
