import type { OperatorQueueSnapshot } from './operator-queue.machine.ts';

export const selectFilters = ({ context }: OperatorQueueSnapshot) => context.filters;
export const selectRows = ({ context }: OperatorQueueSnapshot) => context.rows;
export const selectListedIn = ({ context }: OperatorQueueSnapshot) => context.listedIn;
export const selectDue = ({ context }: OperatorQueueSnapshot) => context.due;
export const selectTotal = ({ context }: OperatorQueueSnapshot) => context.total;
export const selectReadAt = ({ context }: OperatorQueueSnapshot) => context.readAt;
export const selectFailure = (snapshot: OperatorQueueSnapshot) =>
  snapshot.matches('failed') ? snapshot.context.failure : null;
export const selectIsReading = (snapshot: OperatorQueueSnapshot) => snapshot.hasTag('reading');
export const selectCanReadMore = (snapshot: OperatorQueueSnapshot) => snapshot.can({ type: 'list.more' });
export const selectCanRenew = (snapshot: OperatorQueueSnapshot) => snapshot.can({ type: 'list.renew' });
