import { createElement, useState } from 'react';
import type { AnyActorRef } from 'xstate';
import type { ResourceRef } from '#machines/resource/index.ts';
import { DomesticTradePage } from '#src/pages/domestic-trade/DomesticTradePage.tsx';
import type { DomesticListing } from '#src/views/domestic/content.ts';
import { withServiceSearch } from '../service-search/page.tsx';

export { domestic } from './wiring.ts';

interface Children {
  prices: ResourceRef<DomesticListing>;
  search: AnyActorRef;
}

function pageOf(actor: AnyActorRef) {
  const { prices, search } = actor.getSnapshot().children as Children;
  const View = withServiceSearch('domestic', ({ search: card }) =>
    createElement(DomesticTradePage, { prices, search: card }),
  );
  return { View, search };
}

export default function DomesticTrade({ actor }: { actor: AnyActorRef | null }) {
  const [{ View, search }] = useState(() => pageOf(actor as AnyActorRef));
  return createElement(View, { actor: search });
}
