import type { PageName } from '#contract/routes.ts';
import sprite from '#src/ui/art/depths.svg?no-inline';

/** Depth lines behind the first words of a page, gone before its text begins; home has a chart of its own. */
export function Contours({ page }: { page: PageName | null }) {
  return page === 'home' ? null : (
    <div className="head-ground">
      <svg className="depths" aria-hidden="true">
        <use href={`${sprite}#depths`} />
      </svg>
    </div>
  );
}
