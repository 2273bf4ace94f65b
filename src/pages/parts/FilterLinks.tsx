import { classes } from '#src/ui/classes.ts';
import { Link } from '#src/ui/parts/Link.tsx';

export interface FilterLinksProps {
  label: string;
  links: readonly { label: string; to: string; isCurrent: boolean; count?: number }[];
}

/** One of a few parts of a list, each an address of its own. */
export function FilterLinks({ label, links }: FilterLinksProps) {
  return (
    <nav aria-label={label}>
      <ul className="flex flex-wrap gap-1">
        {links.map(({ label: words, to, isCurrent, count }) => (
          <li key={to}>
            <Link
              href={to}
              aria-current={isCurrent ? 'true' : undefined}
              className={classes(
                'inline-flex min-h-4 items-center gap-0.75 rounded border px-1.5 no-underline',
                isCurrent
                  ? 'border-sea bg-sea-soft text-ink ring-1 ring-sea ring-inset'
                  : 'border-line-2 bg-surface text-ink-2 hover:border-line-field',
              )}
            >
              {words}
              {count === undefined ? null : <span className="text-12 text-ink-3">{count}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
