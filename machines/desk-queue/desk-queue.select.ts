import type { DeskQueueSnapshot } from './desk-queue.machine.ts';

export const selectFilters = ({ context }: DeskQueueSnapshot) => context.filters;
export const selectRows = ({ context }: DeskQueueSnapshot) => context.rows;
export const selectListedIn = ({ context }: DeskQueueSnapshot) => context.listedIn;
export const selectDue = ({ context }: DeskQueueSnapshot) => context.due;
export const selectTotal = ({ context }: DeskQueueSnapshot) => context.total;
export const selectReadAt = ({ context }: DeskQueueSnapshot) => context.readAt;
export const selectFailure = (snapshot: DeskQueueSnapshot) =>
  snapshot.matches('failed') ? snapshot.context.failure : null;
export const selectIsReading = (snapshot: DeskQueueSnapshot) => snapshot.hasTag('reading');
export const selectCanReadMore = (snapshot: DeskQueueSnapshot) => snapshot.can({ type: 'list.more' });
export const selectCanRenew = (snapshot: DeskQueueSnapshot) => snapshot.can({ type: 'list.renew' });
