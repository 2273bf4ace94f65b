import { createElement, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { withCarriedSearch } from '#src/features/search/service-page.tsx';
import { WarehousePage } from './list/WarehousePage.tsx';
import type { warehouse } from './wiring.ts';

export { warehouse } from './wiring.ts';

type WarehouseRef = ActorRefFrom<typeof warehouse>;

function pageOf(actor: WarehouseRef) {
  const { cities, search } = actor.getSnapshot().children;
  const View = withCarriedSearch('warehouse', ({ search: card }) =>
    createElement(WarehousePage, { cities, search: card }),
  );
  return { View, search };
}

export default function Introduction({ actor }: { actor: WarehouseRef }) {
  const [{ View, search }] = useState(() => pageOf(actor));
  return createElement(View, { actor: search });
}
