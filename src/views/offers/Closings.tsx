import { Countdown } from '#src/ui/parts/list/DateTime.tsx';

interface Closing {
  label: string;
  deadline: number;
}

/** What closes when, a line each. */
export const Closings = ({ closings, now }: { closings: readonly Closing[]; now: number }) =>
  closings.map(({ label, deadline }) => (
    <span key={label} className="block">
      <span className="mr-0.5">{label}</span>
      <Countdown deadline={deadline} now={now} label={label} />
    </span>
  ));
