import { KIT } from '#copy/kit.ts';
import { PAGE_SIZES } from '#domain/limits.ts';
import { Button } from '../Button.tsx';
import { PageTurns } from './PageTurns.tsx';
import { Select } from './Select.tsx';

export type PageSize = (typeof PAGE_SIZES)[number];

interface PaginationProps {
  /** One-based. */
  page: number;
  size: PageSize;
  total: number;
  onPage: (page: number) => void;
  onSize: (size: PageSize) => void;
  label?: string;
}

/** First, last and neighbouring pages; null is a gap of at least two. */
export function pagesShown(page: number, last: number): (number | null)[] {
  const near = [...new Set([1, page - 1, page, page + 1, last])]
    .filter((one) => one >= 1 && one <= last)
    .sort((a, b) => a - b);
  return near.flatMap((one, index) => {
    const step = one - (near[index - 1] ?? one - 1);
    if (step === 2) return [one - 1, one];
    return step > 2 ? [null, one] : [one];
  });
}

const SIZE_CHOICES = PAGE_SIZES.map((size) => ({ value: String(size), label: KIT.pages.perPage(size) }));

export function Pagination({ page, size, total, onPage, onSize, label }: PaginationProps) {
  const last = Math.max(1, Math.ceil(total / size));
  return (
    <nav aria-label={label ?? KIT.pages.name} className="flex flex-wrap items-center gap-0.5">
      <span className="mr-1 text-12 text-ink-3">{KIT.pages.total(total)}</span>
      <PageTurns page={page} last={last} onPage={onPage}>
        {pagesShown(page, last).map((one, index, all) =>
          one === null ? (
            <span key={`gap-after-${all[index - 1]}`} aria-hidden="true" className="px-0.5 text-ink-3">
              …
            </span>
          ) : (
            <Button
              key={one}
              size={32}
              aria-label={KIT.pages.page(one)}
              aria-current={one === page ? 'page' : undefined}
              onClick={() => onPage(one)}
              className="min-w-4 px-1! aria-[current]:border-sea aria-[current]:bg-sea aria-[current]:text-on-sea"
            >
              {one}
            </Button>
          ),
        )}
      </PageTurns>
      <span className="ml-1">
        <Select
          compact
          label={KIT.pages.size}
          choices={SIZE_CHOICES}
          value={String(size)}
          onChange={(chosen) => onSize(Number(chosen) as PageSize)}
        />
      </span>
    </nav>
  );
}
