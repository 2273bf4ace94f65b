import { page } from '#copy/fcl/search.ts';
import { head } from '#copy/shell.ts';
import type { FclBoardProps } from '#src/features/offers/views/FclBoard.tsx';
import { type FclActors, FclView } from '#src/features/offers/views/FclView.tsx';
import { Sheet } from '#src/ui/parts/common/Sheet.tsx';

export function ShippingFclPage(actors: FclActors & Pick<FclBoardProps, 'Results'>) {
  return (
    <div className="group/fcl has-[[data-asked]]:-mt-2.5">
      <title>{head.title(page.title)}</title>
      <meta name="description" content={page.description} />
      {/* After a search, the lane is the visible heading. */}
      <h1 className="mb-2 text-balance text-28 leading-head font-strong group-has-[[data-asked]]/fcl:sr-only">
        {page.heading}
      </h1>
      <FclView
        {...actors}
        introduction={
          <div>
            <p className="max-w-[40em] text-16 text-ink-2">{page.lead}</p>
            <Sheet sections={page.sections} />
          </div>
        }
      />
    </div>
  );
}
