import { classes } from '#src/ui/classes.ts';
import { Link } from '#src/ui/parts/Link.tsx';

/** Scrolls a row of links to the current one when it exceeds the screen. */
export function showInRow(link: HTMLAnchorElement | null) {
  const row = link?.closest('ul');
  if (link && row) row.scrollLeft = link.offsetLeft - row.offsetLeft - (row.clientWidth - link.clientWidth) / 2;
}

export interface FilterLinksProps {
  label: string;
  links: readonly { label: string; to: string; isCurrent: boolean; count?: number }[];
}

/** Longer lists scroll in one line on a phone. */
const MOST_ON_PHONE = 10;

/** Links that each select one part of a list. */
export function FilterLinks({ label, links }: FilterLinksProps) {
  const scrolls = links.length > MOST_ON_PHONE;
  return (
    <nav aria-label={label} className="min-w-0">
      <ul
        className={classes('flex gap-1', scrolls ? 'max-md:overflow-x-auto max-md:pb-0.5 md:flex-wrap' : 'flex-wrap')}
      >
        {links.map(({ label: words, to, isCurrent, count }) => (
          <li key={to} className="shrink-0">
            <Link
              ref={isCurrent && scrolls ? showInRow : undefined}
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
