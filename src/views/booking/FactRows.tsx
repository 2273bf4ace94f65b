import type { ReactNode } from 'react';
import { Countdown, DateTime } from '#src/ui/parts/list/DateTime.tsx';

/** A fact of what is booked, under its name. */
export type FactRow = [label: string, value: ReactNode];

export function FactRows({ rows }: { rows: readonly FactRow[] }) {
  return (
    <dl className="grid gap-x-3 gap-y-1 md:grid-cols-2">
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt className="text-12 text-ink-3">{label}</dt>
          <dd className="font-strong">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** How many of them say what was ordered: from where to where, on what and when. */
const MOST_TOLD = 3;

/** What is booked, in short, once it is ordered. */
export const ToldRows = ({ rows }: { rows: readonly FactRow[] }) => <FactRows rows={rows.slice(0, MOST_TOLD)} />;

/** The day of arrival, and how long the way takes. */
export const Arrival = ({ instant, zone, note }: { instant: number; zone: string; note: string }) => (
  <span className="inline-flex flex-wrap gap-x-0.5">
    <DateTime instant={instant} zone={zone} dateOnly />
    <span className="text-ink-3">{note}</span>
  </span>
);

/** A moment that is waited for. */
export const Deadline = ({
  instant,
  zone,
  now,
  label,
}: {
  instant: number;
  zone: string;
  now: number;
  label: string;
}) => (
  <span className="inline-flex flex-wrap gap-x-0.5">
    <DateTime instant={instant} zone={zone} />
    <Countdown deadline={instant} now={now} label={label} />
  </span>
);
