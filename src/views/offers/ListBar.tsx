import type { ReactNode } from 'react';

interface ListBarProps {
  /** How many there are. */
  title: string;
  /** What the totals are for. */
  note?: ReactNode;
  /** Filters, and calculators that open on demand. */
  children?: ReactNode;
}

/** The row between a search and its prices: the count, what was priced, and all that narrows the list. */
export const ListBar = ({ title, note, children }: ListBarProps) => (
  <div className="flex flex-wrap items-start gap-x-1 gap-y-0.75">
    <div className="mr-1 flex min-h-4 flex-wrap items-center gap-x-1">
      <h2 className="font-strong text-16 leading-head">{title}</h2>
      {note === undefined ? null : <p className="text-12 text-ink-2">{note}</p>}
    </div>
    {children}
  </div>
);
