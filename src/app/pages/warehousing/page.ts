import { createElement, useState } from 'react';
import type { AnyActorRef } from 'xstate';
import type { ResourceRef } from '#machines/resource/index.ts';
import { type WarehouseCities, WarehousePage } from '#src/pages/warehouse/WarehousePage.tsx';
import type { WarehouseContent } from '#src/pages/warehouseing/content.ts';
import { WarehouseingPage } from '#src/pages/warehouseing/WarehouseingPage.tsx';
import { copyText } from '../../../browser/clipboard.ts';
import { warehouse as words } from '../../../ui/copy/warehouse.ts';
import type { PageView } from '../../page-row.ts';
import { servicesOf } from '../../wiring/services.ts';
import { withCarriedSearch, withServiceSearch } from '../service-search/page.tsx';

export { warehouse, warehouseing } from './wiring.ts';

async function copyAddress({ system }: AnyActorRef, text: string) {
  const isCopied = await copyText(text);
  servicesOf(system).showToast(isCopied ? 'ok' : 'danger', isCopied ? words.sheet.copied : words.sheet.copyFailed);
}

function searchPageOf(actor: AnyActorRef) {
  const { list, search } = actor.getSnapshot().children as { list: ResourceRef<WarehouseContent>; search: AnyActorRef };
  const View = withServiceSearch('warehouse', ({ search: card }) =>
    createElement(WarehouseingPage, { resource: list, search: card, onCopy: (text) => void copyAddress(actor, text) }),
  );
  return { View, search };
}

function introductionOf(actor: AnyActorRef) {
  const { cities, search } = actor.getSnapshot().children as {
    cities: ResourceRef<WarehouseCities>;
    search: AnyActorRef;
  };
  const View = withCarriedSearch('warehouse', ({ search: card }) =>
    createElement(WarehousePage, { cities, search: card }),
  );
  return { View, search };
}

/** A page whose view is made once for its actor. */
const viewOf =
  (make: (actor: AnyActorRef) => { View: PageView; search: AnyActorRef }): PageView =>
  ({ actor }) => {
    const [{ View, search }] = useState(() => make(actor as AnyActorRef));
    return createElement(View, { actor: search });
  };

export const views = { warehouse: viewOf(introductionOf), warehouseing: viewOf(searchPageOf) };
