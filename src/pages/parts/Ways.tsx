import type { PageWay } from '#src/ui/copy/pages/page-copy.ts';
import { ButtonLink } from '#src/ui/parts/Button.tsx';
import { WayLink } from './WayLink.tsx';

/** The ways on: the first is what most people come for. */
export function Ways({ ways: [first, ...others] }: { ways: readonly PageWay[] }) {
  return (
    <ul className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1.5">
      {first ? (
        <li>
          <ButtonLink tone="primary" size={48} href={first.to}>
            {first.label}
          </ButtonLink>
        </li>
      ) : null}
      {others.map((way) => (
        <li key={way.to}>
          <WayLink way={way} />
        </li>
      ))}
    </ul>
  );
}
