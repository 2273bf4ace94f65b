import { createElement, type FunctionComponent, type ReactNode, useState } from 'react';
import type { AnyActorRef } from 'xstate';
import type { PageView } from '#src/app/page-row.ts';
import { withServiceSearch } from './service-page.tsx';
import type { SearchedService } from './views/ServiceSearch.tsx';

/** A page whose chart holds the search card of a service beside the prices that its address asks for. */
export function listPage<Prices>(
  service: SearchedService,
  Page: FunctionComponent<{ prices: Prices; search?: ReactNode; foot?: ReactNode }>,
): PageView {
  function pageOf(actor: AnyActorRef) {
    const { prices, search } = actor.getSnapshot().children as { prices: Prices; search: AnyActorRef };
    const View = withServiceSearch(service, ({ search: card, foot }) =>
      createElement(Page, { prices, search: card, foot }),
    );
    return { View, search };
  }
  return function ListPage({ actor }) {
    const [{ View, search }] = useState(() => pageOf(actor as AnyActorRef));
    return createElement(View, { actor: search });
  };
}
