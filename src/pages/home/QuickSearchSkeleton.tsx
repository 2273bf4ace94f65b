import { home } from '#src/ui/copy/home.ts';

const [origin, destination, dates, unNo] = home.fields;

const Box = ({ label }: { label: string }) => (
  <div>
    {label}
    <span className="quick-box" />
  </div>
);

/** The search card in the size it will have, while its code is on its way. */
export const QuickSearchSkeleton = () => (
  <div className="quick" aria-busy="true">
    <div className="quick-head" />
    <div className="quick-row text-ink-2">
      <Box label={origin} />
      <div />
      <Box label={destination} />
      <Box label={dates} />
      <Box label={unNo} />
      <div className="quick-go" />
    </div>
    <div className="quick-foot" />
  </div>
);
