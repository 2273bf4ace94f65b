import type { PageWay } from '#src/ui/copy/pages/page-copy.ts';
import { Icon } from '#src/ui/icons/Icon.tsx';

/** Ways on beside what the page itself is for. */
export const WayLinks = ({ ways }: { ways: readonly PageWay[] }) => (
  <ul className="mt-1.5 flex flex-wrap items-center gap-x-3">
    {ways.map(({ label, to }) => (
      <li key={to}>
        <a className="inline-flex min-h-3 items-center gap-0.5 text-link underline-offset-4 hover:underline" href={to}>
          {label}
          <Icon name="right" small />
        </a>
      </li>
    ))}
  </ul>
);
