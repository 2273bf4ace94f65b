import type { DeskNoticesSnapshot } from './desk-notices.machine.ts';

export const selectState = ({ context }: DeskNoticesSnapshot) => context.state;
export const selectNotices = ({ context }: DeskNoticesSnapshot) => context.list?.items ?? null;
export const selectTotal = ({ context }: DeskNoticesSnapshot) => context.list?.total ?? 0;
export const selectSending = ({ context }: DeskNoticesSnapshot) => context.sending;
export const selectIsSent = ({ context }: DeskNoticesSnapshot) => context.isSent;
export const selectFailure = ({ context }: DeskNoticesSnapshot) => context.failure;
export const selectIsReading = (snapshot: DeskNoticesSnapshot) => snapshot.hasTag('reading');
export const selectIsUnread = (snapshot: DeskNoticesSnapshot) => snapshot.matches('unread');
export const selectIsBrowsing = (snapshot: DeskNoticesSnapshot) => snapshot.matches('browsing');
export const selectCanReadMore = (snapshot: DeskNoticesSnapshot) => snapshot.can({ type: 'list.more' });
