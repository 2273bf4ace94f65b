import type { ReactNode } from 'react';

interface ListBarProps {
  /** Heading with the number of results. */
  title: string;
  /** States what the totals include. */
  note?: ReactNode;
  /** Filters, and calculators that open on demand. */
  children?: ReactNode;
}

/** Row between a search and its prices: result count, priced quantity and filters. */
export const ListBar = ({ title, note, children }: ListBarProps) => (
  <div className="flex flex-wrap items-start gap-x-1 gap-y-0.75">
    <div className="mr-1 flex min-h-4 flex-wrap items-center gap-x-1">
      <h2 className="font-strong text-16 leading-head">{title}</h2>
      {note === undefined ? null : <p className="text-12 text-ink-2">{note}</p>}
    </div>
    {children}
  </div>
);
