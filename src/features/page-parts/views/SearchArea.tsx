import type { ReactNode } from 'react';

interface SearchAreaProps {
  /** After a search, the layout leaves less space above. */
  hasSearched?: boolean | undefined;
  children: ReactNode;
}

/** Position of the search: below the heading, or directly under the header once there are results. */
export const SearchArea = ({ hasSearched = false, children }: SearchAreaProps) => (
  <div className={hasSearched ? 'search-asked' : 'mt-3'}>{children}</div>
);
