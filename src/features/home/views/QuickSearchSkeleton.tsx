import { home } from '#copy/home/page.ts';

const [origin, destination, dates, unNo] = home.fields;

const Box = ({ label }: { label: string }) => (
  <div>
    {label}
    <span className="quick-box" />
  </div>
);

/** Same size as the search card, shown while its module loads. */
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
