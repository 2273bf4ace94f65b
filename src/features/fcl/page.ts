import { useSelector } from '@xstate/react';
import { createElement, lazy, useState } from 'react';
import { type FclRef, selectHasLink, selectIsListSettled, selectOffering } from '#machines/fcl/index.ts';
import { systemClock } from '#src/browser/clock.ts';
import { WithDangerousLookup } from '#src/features/dangerous-goods/lookup/WithDangerousLookup.tsx';
import { Missing } from '#src/features/header/views/Missing.tsx';
import type { FclActors } from '#src/features/offers/views/FclView.tsx';
import { type NearLookupRef, useNearLookup } from '#src/features/search/near-lookup.ts';
import { HOUSE_ZONE } from '#src/ui/house-zone.ts';
import { portTime } from '#src/ui/text/time-text.ts';
import { ShippingFclPage } from './list/ShippingFclPage.tsx';
import { loadList } from './wiring.ts';

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
