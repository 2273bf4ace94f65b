import { lazy, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { warehouse as words } from '#copy/warehouse/search.ts';
import { type Directory, servicesOf } from '#src/app/services.ts';
import { copyText } from '#src/browser/clipboard.ts';
import { useOpenedOrder } from '#src/features/booking/opened-order.tsx';
import { SearchFootOf, withServiceSearch } from '#src/features/search/service-page.tsx';
import { WarehouseingPage } from './list/WarehouseingPage.tsx';
import type { warehouseing } from './wiring.ts';

const Search = withServiceSearch('warehouse', ({ search }) => <>{search}</>);
const Order = lazy(() => import('./order.tsx'));

async function copyAddress(system: Directory, text: string) {
  const isCopied = await copyText(text);
  servicesOf(system).showToast(isCopied ? 'ok' : 'danger', isCopied ? words.sheet.copied : words.sheet.copyFailed);
}

/** The list of warehouses, with the booking of one over it. */
export default function Warehouseing({ actor }: { actor: ActorRefFrom<typeof warehouseing> }) {
  const [{ list, order }] = useState(() => actor.getSnapshot().children);
  return (
    <WarehouseingPage
      {...useOpenedOrder(order, Order)}
      resource={list}
      search={<Search actor={actor} />}
      foot={<SearchFootOf service="warehouse" page={actor} />}
      onCopy={(text) => void copyAddress(actor.system, text)}
    />
  );
}
