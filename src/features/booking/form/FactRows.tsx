import type { ReactNode } from 'react';
import { Countdown, DateTime } from '#src/ui/parts/list/DateTime.tsx';

/** Label and value of one fact. */
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

/** Facts in the short summary: route, transport and time. */
const SUMMARY_ROWS = 3;

/** Short summary of a placed order. */
export const ToldRows = ({ rows }: { rows: readonly FactRow[] }) => <FactRows rows={rows.slice(0, SUMMARY_ROWS)} />;

/** Arrival date and transit time. */
export const Arrival = ({ instant, zone, note }: { instant: number; zone: string; note: string }) => (
  <span className="inline-flex flex-wrap gap-x-0.5">
    <DateTime instant={instant} zone={zone} dateOnly />
    <span className="text-ink-3">{note}</span>
  </span>
);

/** Formats a future instant with the time left. */
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
