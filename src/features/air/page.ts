import { createElement, useState } from 'react';
import type { AnyActorRef } from 'xstate';
import type { ResourceRef } from '#machines/resource/index.ts';
import { withServiceSearch } from '#src/features/search/service-page.tsx';
import { type AirContent, AirLiftPage } from './list/AirLiftPage.tsx';

export { air } from './wiring.ts';

interface Children {
  prices: ResourceRef<AirContent>;
  search: AnyActorRef;
}

function pageOf(actor: AnyActorRef) {
  const { prices, search } = actor.getSnapshot().children as Children;
  const View = withServiceSearch('air', ({ search: card, foot }) =>
    createElement(AirLiftPage, { resource: prices, search: card, foot }),
  );
  return { View, search };
}

export default function AirLift({ actor }: { actor: AnyActorRef | null }) {
  const [{ View, search }] = useState(() => pageOf(actor as AnyActorRef));
  return createElement(View, { actor: search });
}
