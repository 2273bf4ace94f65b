import type { DeskOrdersSnapshot } from './desk-orders.machine.ts';

export const selectFilters = ({ context }: DeskOrdersSnapshot) => context.filters;
export const selectRows = ({ context }: DeskOrdersSnapshot) => context.rows;
export const selectTotal = ({ context }: DeskOrdersSnapshot) => context.total;
export const selectReadAt = ({ context }: DeskOrdersSnapshot) => context.readAt;
export const selectFailure = (snapshot: DeskOrdersSnapshot) =>
  snapshot.matches('failed') ? snapshot.context.failure : null;
export const selectIsReading = (snapshot: DeskOrdersSnapshot) => snapshot.hasTag('reading');
export const selectCanReadMore = (snapshot: DeskOrdersSnapshot) => snapshot.can({ type: 'list.more' });
export const selectCanRenew = (snapshot: DeskOrdersSnapshot) => snapshot.can({ type: 'list.renew' });
export const selectOrder = ({ children }: DeskOrdersSnapshot) => children.order;
