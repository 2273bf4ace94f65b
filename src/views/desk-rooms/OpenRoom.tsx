import { useSelector } from '@xstate/react';
import { type DeskRoomsRef, selectOrders, selectRates } from '#machines/desk-rooms/index.ts';
import { DeskOrders } from '../desk-orders/DeskOrders.tsx';
import type { HoldFile } from '../rates-import/hold-file.ts';
import { RatesImport } from '../rates-import/RatesImport.tsx';

/** The room that is open. */
export function OpenRoom({ actor, hold }: { actor: DeskRoomsRef; hold: HoldFile }) {
  const orders = useSelector(actor, selectOrders);
  const rates = useSelector(actor, selectRates);
  if (rates !== undefined) return <RatesImport actor={rates} hold={hold} />;
  return orders === undefined ? null : <DeskOrders actor={orders} />;
}
