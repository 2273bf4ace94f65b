import { lazy, useState } from 'react';
import type { AnyActorRef } from 'xstate';
import { warehouse as words } from '#copy/warehouse/search.ts';
import type { OrderPanelRef } from '#machines/order-panel/index.ts';
import type { ResourceRef } from '#machines/resource/index.ts';
import { servicesOf } from '#src/app/services.ts';
import { copyText } from '#src/browser/clipboard.ts';
import { useOpenedOrder } from '#src/features/booking/opened-order.tsx';
import { SearchFootOf, withServiceSearch } from '#src/features/search/service-page.tsx';
import type { WarehouseContent } from './list/content.ts';
import { WarehouseingPage } from './list/WarehouseingPage.tsx';

const Search = withServiceSearch('warehouse', ({ search }) => <>{search}</>);
const Order = lazy(() => import('./order.tsx'));

interface Children {
  list: ResourceRef<WarehouseContent>;
  search: AnyActorRef;
  order: OrderPanelRef;
}

async function copyAddress({ system }: AnyActorRef, text: string) {
  const isCopied = await copyText(text);
  servicesOf(system).showToast(isCopied ? 'ok' : 'danger', isCopied ? words.sheet.copied : words.sheet.copyFailed);
}

function Live({ list, search, order }: Children) {
  return (
    <WarehouseingPage
      {...useOpenedOrder(order, Order)}
      resource={list}
      search={<Search actor={search} />}
      foot={<SearchFootOf service="warehouse" page={search} />}
      onCopy={(text) => void copyAddress(search, text)}
    />
  );
}

/** The list of warehouses, with the booking of one over it. */
export default function Warehouseing({ actor }: { actor: AnyActorRef | null }) {
  const [children] = useState(() => (actor as AnyActorRef).getSnapshot().children as Children);
  return <Live {...children} />;
}
