import { useSelector } from '@xstate/react';
import { type DeskRoomsRef, selectOrders } from '#machines/desk-rooms/index.ts';
import { DeskOrders } from '../desk-orders/DeskOrders.tsx';

/** The room that is open. */
export function OpenRoom({ actor }: { actor: DeskRoomsRef }) {
  const orders = useSelector(actor, selectOrders);
  return orders === undefined ? null : <DeskOrders actor={orders} />;
}
