import type { ReactNode } from 'react';

interface SearchAreaProps {
  /** Something was searched: the layout leaves less room above. */
  isAsked?: boolean | undefined;
  children: ReactNode;
}

/** Where the search of a page stands: below its heading, or close under the header once it has an answer. */
export const SearchArea = ({ isAsked = false, children }: SearchAreaProps) => (
  <div className={isAsked ? 'search-asked' : 'mt-3'}>{children}</div>
);
