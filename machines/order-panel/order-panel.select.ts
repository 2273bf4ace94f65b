import type { OrderPanelSnapshot } from './order-panel.machine.ts';

export const selectIsOpen = (snapshot: OrderPanelSnapshot) => snapshot.matches('open');
/** The order with its page, once its code begins to come. */
export const selectOrder = (snapshot: OrderPanelSnapshot) => snapshot.children.order ?? null;
/** The address it was decided by. */
export const selectQuery = ({ context }: OrderPanelSnapshot) => context.query;
