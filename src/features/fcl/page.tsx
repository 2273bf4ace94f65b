import { useSelector } from '@xstate/react';
import { createElement, lazy, useState } from 'react';
import { page } from '#copy/fcl/search.ts';
import { head } from '#copy/shell.ts';
import { type FclRef, selectHasLink, selectIsListSettled, selectOffering } from '#machines/fcl/index.ts';
import { systemClock } from '#src/browser/clock.ts';
import { WithDangerousLookup } from '#src/features/dangerous-goods/lookup/WithDangerousLookup.tsx';
import type { FclBoardProps } from '#src/features/offers/views/FclBoard.tsx';
import { type FclActors, FclView } from '#src/features/offers/views/FclView.tsx';
import { type NearLookupRef, useNearLookup } from '#src/features/search/near-lookup.ts';
import { Sheet } from '#src/ui/parts/common/Sheet.tsx';
import { Missing } from '#src/ui/parts/list/Empty.tsx';
import { HOUSE_ZONE, portTime } from '#src/ui/text/time-text.ts';
import { loadList } from './wiring.ts';

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

export { fcl } from './wiring.ts';

/** Without a browser there is no day to begin with. */
const today = () => (typeof document === 'undefined' ? '' : portTime(systemClock.now(), HOUSE_ZONE).date);

const lazyResults = (page: FclRef) =>
  lazy(async () => ({
    default: await loadList()
      .then(({ resultsOf }) => resultsOf(page, selectIsListSettled))
      .catch(() => Missing),
  }));

interface PageProps extends Pick<FclActors, 'ports' | 'sailings' | 'search'> {
  actor: FclRef;
  lookup: NearLookupRef;
}

function Page({ actor, search, ports, sailings, lookup }: PageProps) {
  const offering = useSelector(actor, selectOffering);
  const [opened] = useState(() => ({
    today: today(),
    hasLink: selectHasLink(actor.getSnapshot()),
    Results: lazyResults(actor),
  }));
  const near = useNearLookup(lookup);
  return createElement(
    WithDangerousLookup,
    { near, search },
    createElement(ShippingFclPage, { search, ports, sailings, offering, ...opened }),
  );
}

export default function Fcl({ actor }: { actor: FclRef }) {
  const { search, ports, sailings, lookup } = actor.getSnapshot().children;
  if (!search || !ports || !sailings || !lookup) return null;
  return createElement(Page, { actor, search, ports, sailings, lookup });
}
