import { createElement, useState } from 'react';
import type { AnyActorRef } from 'xstate';
import type { ResourceRef } from '#machines/resource/index.ts';
import { withCarriedSearch } from '#src/features/search/service-page.tsx';
import { type WarehouseCities, WarehousePage } from './list/WarehousePage.tsx';

export { warehouse } from './wiring.ts';

function pageOf(actor: AnyActorRef) {
  const { cities, search } = actor.getSnapshot().children as {
    cities: ResourceRef<WarehouseCities>;
    search: AnyActorRef;
  };
  const View = withCarriedSearch('warehouse', ({ search: card }) =>
    createElement(WarehousePage, { cities, search: card }),
  );
  return { View, search };
}

export default function Introduction({ actor }: { actor: AnyActorRef | null }) {
  const [{ View, search }] = useState(() => pageOf(actor as AnyActorRef));
  return createElement(View, { actor: search });
}
