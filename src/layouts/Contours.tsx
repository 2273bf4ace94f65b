import type { PageName } from '#contract/routes.ts';
import sprite from '#src/ui/art/depths.svg?no-inline';

/** Depth contours behind the head of a page, ending above its text; the home page has its own chart. */
export function Contours({ page }: { page: PageName | null }) {
  return page === 'home' ? null : (
    <div className="head-ground">
      <svg className="depths" aria-hidden="true">
        <use href={`${sprite}#depths`} />
      </svg>
    </div>
  );
}
