import { KIT } from '#copy/kit.ts';
import { buttonClasses } from '#src/ui/parts/Button.tsx';
import { Link } from '#src/ui/parts/Link.tsx';
import { pagesShown } from '#src/ui/parts/list/Pagination.tsx';
import { withQuery } from './address-query.ts';

interface PageLinksProps {
  page: number;
  pageSize: number;
  total: number;
  /** Query of the list without its page. */
  query: string;
}

/** Pagination links, so that pages can be shared and bookmarked. */
export function PageLinks({ page, pageSize, total, query }: PageLinksProps) {
  const last = Math.max(1, Math.ceil(total / pageSize));
  const to = (one: number) => withQuery(query, { page: one === 1 ? null : String(one) });
  if (total === 0) return null;
  if (last === 1) return <p className="mt-2 text-12 text-ink-3">{KIT.pages.total(total)}</p>;
  return (
    <nav aria-label={KIT.pages.name} className="mt-2 flex flex-wrap items-center gap-0.5">
      <span className="mr-1 text-12 text-ink-3">{KIT.pages.total(total)}</span>
      {pagesShown(page, last).map((one, index, all) =>
        one === null ? (
          <span key={`gap-after-${all[index - 1]}`} aria-hidden="true" className="px-0.5 text-ink-3">
            …
          </span>
        ) : (
          <Link
            key={one}
            href={to(one)}
            aria-label={KIT.pages.page(one)}
            aria-current={one === page ? 'page' : undefined}
            className={`${buttonClasses({ size: 32 })} min-w-4 px-1! aria-[current]:border-sea aria-[current]:bg-sea aria-[current]:text-on-sea`}
          >
            {one}
          </Link>
        ),
      )}
    </nav>
  );
}
