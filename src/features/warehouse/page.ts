import { createElement, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { withCarriedSearch } from '#src/features/search/service-page.tsx';
import { WarehousePage } from './views/WarehousePage.tsx';
import type { warehouse } from './wiring.ts';

export { warehouse } from './wiring.ts';

type WarehouseRef = ActorRefFrom<typeof warehouse>;

function viewOf(actor: WarehouseRef) {
  const { cities } = actor.getSnapshot().children;
  return withCarriedSearch('warehouse', ({ search }) => createElement(WarehousePage, { cities, search }));
}

export default function Introduction({ actor }: { actor: WarehouseRef }) {
  const [View] = useState(() => viewOf(actor));
  return createElement(View, { actor });
}
