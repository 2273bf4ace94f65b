import type { PageWay } from '#src/ui/copy/pages/page-copy.ts';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { ButtonLink } from '#src/ui/parts/Button.tsx';

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
      {others.map(({ label, to }) => (
        <li key={to}>
          <a
            className="inline-flex min-h-3 items-center gap-0.5 text-link underline-offset-4 hover:underline"
            href={to}
          >
            {label}
            <Icon name="right" small />
          </a>
        </li>
      ))}
    </ul>
  );
}
