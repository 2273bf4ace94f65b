import { lazy, useState } from 'react';
import type { AnyActorRef } from 'xstate';
import { warehouse as words } from '#copy/warehouse/search.ts';
import type { OrderPanelRef } from '#machines/order-panel/index.ts';
import type { ResourceRef } from '#machines/resource/index.ts';
import type { WarehouseContent } from '#src/pages/warehouseing/content.ts';
import { WarehouseingPage } from '#src/pages/warehouseing/WarehouseingPage.tsx';
import { copyText } from '../../../browser/clipboard.ts';
import { useOpenedOrder } from '../../booking/opened-order.tsx';
import { servicesOf } from '../../wiring/services.ts';
import { SearchFootOf, withServiceSearch } from '../service-search/page.tsx';

const Search = withServiceSearch('warehouse', ({ search }) => <>{search}</>);
const Order = lazy(() => import('../../booking/warehouse/order.tsx'));

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
