import type { KeyboardEvent, MouseEvent } from 'react';
import { priceList } from '#copy/search/prices.ts';
import { classes } from '#src/ui/classes.ts';
import { FilterLinks, type FilterLinksProps } from './FilterLinks.tsx';

function close(menu: HTMLDetailsElement) {
  menu.open = false;
  menu.querySelector('summary')?.focus();
}

const onKeyDown = (event: KeyboardEvent<HTMLDetailsElement>) => {
  if (event.key === 'Escape' && event.currentTarget.open) close(event.currentTarget);
};

const onClick = (event: MouseEvent<HTMLDetailsElement>) => {
  if ((event.target as HTMLElement).closest('a') !== null) close(event.currentTarget);
};

/** One filter in a menu button that names the choice; the first choice clears it. */
export function FilterMenu({ label, links }: FilterLinksProps) {
  const chosen = links.findIndex(({ isCurrent }) => isCurrent);
  return (
    <details
      name="filter"
      className="group/menu relative max-md:open:basis-full"
      onKeyDown={onKeyDown}
      onClick={onClick}
    >
      <summary
        className={classes(
          'inline-flex min-h-4 cursor-pointer items-center gap-0.75 rounded border px-1.5 list-none',
          chosen > 0
            ? 'border-sea bg-sea-soft text-ink'
            : 'border-line-2 bg-surface text-ink-2 hover:border-line-field',
        )}
      >
        {priceList.chosen(label, links[chosen]?.label ?? '')}
        <span aria-hidden="true" className="text-12 text-ink-3 group-open/menu:rotate-180">
          ▾
        </span>
      </summary>
      <div className="z-20 mt-0.5 w-max max-w-full rounded border border-line bg-surface p-1 md:absolute md:max-w-60 md:border-0 md:shadow-float">
        <FilterLinks label={label} links={links} />
      </div>
    </details>
  );
}

/** Menus of all filters. */
export const FilterMenus = ({ groups }: { groups: readonly FilterLinksProps[] }) =>
  groups.map((group) => <FilterMenu key={group.label} {...group} />);
