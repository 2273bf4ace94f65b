import { createElement, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { withServiceSearch } from '#src/features/search/service-page.tsx';
import { AirLiftPage } from './list/AirLiftPage.tsx';
import type { air } from './wiring.ts';

export { air } from './wiring.ts';

type AirRef = ActorRefFrom<typeof air>;

function pageOf(actor: AirRef) {
  const { prices, search } = actor.getSnapshot().children;
  const View = withServiceSearch('air', ({ search: card, foot }) =>
    createElement(AirLiftPage, { resource: prices, search: card, foot }),
  );
  return { View, search };
}

export default function AirLift({ actor }: { actor: AirRef }) {
  const [{ View, search }] = useState(() => pageOf(actor));
  return createElement(View, { actor: search });
}
