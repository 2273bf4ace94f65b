import type { PageWay } from '#src/ui/copy/pages/page-copy.ts';
import { WayLink } from './WayLink.tsx';

/** Ways on beside what the page itself is for. */
export const WayLinks = ({ ways }: { ways: readonly PageWay[] }) => (
  <ul className="mt-1.5 flex flex-wrap items-center gap-x-3">
    {ways.map((way) => (
      <li key={way.to}>
        <WayLink way={way} />
      </li>
    ))}
  </ul>
);
