import { classes } from '#src/ui/classes.ts';
import { Button } from '#src/ui/parts/Button.tsx';

interface FilterLinksProps {
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
            <a
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
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface KeywordSearchProps {
  action: string;
  label: string;
  button: string;
  keyword: string;
  /** What the search keeps of the present address. */
  kept?: Readonly<Record<string, string>>;
}

/** A form that only asks: what is typed becomes part of the address. */
export function KeywordSearch({ action, label, button, keyword, kept = {} }: KeywordSearchProps) {
  return (
    <search>
      <form method="get" action={action} className="flex min-w-0 gap-1">
        {Object.entries(kept).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <input
          key={keyword}
          type="search"
          name="keyword"
          aria-label={label}
          placeholder={label}
          maxLength={100}
          defaultValue={keyword}
          className="min-h-5 w-0 min-w-0 flex-1 rounded border border-line-field bg-surface px-1.5 text-ink placeholder:text-ink-3 placeholder:opacity-100"
        />
        <Button type="submit" icon="search">
          {button}
        </Button>
      </form>
    </search>
  );
}
