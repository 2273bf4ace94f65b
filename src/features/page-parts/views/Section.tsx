import { type ReactNode, useId } from 'react';

interface SearchAreaProps {
  /** After a search, the layout leaves less space above. */
  hasSearched?: boolean | undefined;
  children: ReactNode;
}

/** Position of the search: below the heading, or directly under the header once there are results. */
export const SearchArea = ({ hasSearched = false, children }: SearchAreaProps) => (
  <div className={hasSearched ? 'search-asked' : 'mt-3'}>{children}</div>
);

interface SectionProps {
  title: string;
  note?: string;
  /** Rendered at the end of the heading's line. */
  after?: ReactNode;
  className?: string;
  /** The URL names this block: its heading receives the focus. */
  isProjectSelected?: boolean;
  children: ReactNode;
}

const focus = (heading: HTMLElement | null) => heading?.focus();

/** Block of the home page with a heading. */
export function Section({
  title,
  note,
  after,
  className = 'page-wide py-4',
  isProjectSelected = false,
  children,
}: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={className}>
      <div className="mb-2 flex flex-wrap items-baseline gap-x-2 gap-y-0.5">
        <h2
          id={id}
          {...(isProjectSelected ? { ref: focus, tabIndex: -1 } : {})}
          className="text-20 leading-head font-strong outline-offset-4"
        >
          {title}
        </h2>
        {note ? <p className="text-ink-2">{note}</p> : null}
        {after ? <span className="ml-auto text-ink-3">{after}</span> : null}
      </div>
      {children}
    </section>
  );
}
