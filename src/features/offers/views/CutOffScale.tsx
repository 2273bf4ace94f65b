import { Countdown, DateTime } from '#src/ui/parts/list/DateTime.tsx';
import type { Deadline } from './deadlines.ts';

interface CutOffScaleProps {
  deadlines: readonly Deadline[];
  now: number;
  zone: string;
}

/** Deadlines before the sailing on one line, positioned by time left; stacked on phones. */
export const CutOffScale = ({ deadlines, now, zone }: CutOffScaleProps) => (
  <ol className="mt-1 grid md:grid-cols-5 md:gap-y-1.5 xl:auto-cols-fr xl:grid-flow-col xl:grid-cols-none">
    {deadlines.map(({ key, label, instant }) => (
      <li
        key={key}
        className="group/due grid grid-cols-3 items-center gap-x-1 border-line border-b py-0.5 last:border-b-0 md:block md:border-b-0 md:py-0"
      >
        <span className="flex items-center gap-0.75 text-12">
          <Countdown deadline={instant} now={now} label={label} />
          <span aria-hidden="true" className="neatline mr-0.75 flex-1 max-md:hidden group-last/due:hidden" />
        </span>
        <span className="block font-strong">{label}</span>
        <span className="block text-12 text-ink-3 max-md:text-right">
          <DateTime instant={instant} zone={zone} />
        </span>
      </li>
    ))}
  </ol>
);
