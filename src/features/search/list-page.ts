import { createElement, type FunctionComponent, type ReactNode, useState } from 'react';
import type { AnyActorRef } from 'xstate';
import type { PageView } from '#src/app/page-row.ts';
import type { PageRef } from '#src/features/page-parts/compose-page.ts';
import { withServiceSearch } from './service-page.tsx';
import type { SearchRefs } from './service-wiring.ts';
import type { SearchedService } from './views/ServiceSearch.tsx';

type ListRef<Prices> = PageRef<{ prices: Prices } & SearchRefs>;

/** A page whose chart holds the search card of a service beside the prices that its address asks for. */
export function listPage<Prices extends AnyActorRef>(
  service: SearchedService,
  Page: FunctionComponent<{ prices: Prices; search?: ReactNode; foot?: ReactNode }>,
): PageView<ListRef<Prices>> {
  function viewOf(actor: ListRef<Prices>) {
    const { prices } = actor.getSnapshot().children;
    return withServiceSearch(service, (parts) => createElement(Page, { prices, ...parts }));
  }
  return function ListPage({ actor }) {
    const [View] = useState(() => viewOf(actor));
    return createElement(View, { actor });
  };
}
