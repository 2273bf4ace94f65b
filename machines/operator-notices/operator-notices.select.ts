import type { OperatorNoticesSnapshot } from './operator-notices.machine.ts';

export const selectState = ({ context }: OperatorNoticesSnapshot) => context.state;
export const selectNotices = ({ context }: OperatorNoticesSnapshot) => context.list?.items ?? null;
export const selectTotal = ({ context }: OperatorNoticesSnapshot) => context.list?.total ?? 0;
export const selectSending = ({ context }: OperatorNoticesSnapshot) => context.sending;
export const selectIsSent = ({ context }: OperatorNoticesSnapshot) => context.isSent;
export const selectFailure = ({ context }: OperatorNoticesSnapshot) => context.failure;
export const selectIsReading = (snapshot: OperatorNoticesSnapshot) => snapshot.hasTag('reading');
export const selectIsUnread = (snapshot: OperatorNoticesSnapshot) => snapshot.matches('unread');
export const selectIsBrowsing = (snapshot: OperatorNoticesSnapshot) => snapshot.matches('browsing');
export const selectCanReadMore = (snapshot: OperatorNoticesSnapshot) => snapshot.can({ type: 'list.more' });
