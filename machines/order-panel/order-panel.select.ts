import type { OrderPanelSnapshot } from './order-panel.machine.ts';

export const selectIsOpen = (snapshot: OrderPanelSnapshot) => snapshot.matches('open');
/** The order, once its code starts to load. */
export const selectOrder = (snapshot: OrderPanelSnapshot) => snapshot.children.order ?? null;
/** The query that selected the order. */
export const selectQuery = ({ context }: OrderPanelSnapshot) => context.query;
