import type { CalendarFeedSnapshot } from './calendar-feed.machine.ts';

export const selectFeed = ({ context }: CalendarFeedSnapshot) => context.feed;
export const selectUrl = ({ context }: CalendarFeedSnapshot) => context.url;
export const selectFailure = ({ context }: CalendarFeedSnapshot) => context.failure;
export const selectIsBusy = (snapshot: CalendarFeedSnapshot) => snapshot.hasTag('busy');
export const selectIsLoading = (snapshot: CalendarFeedSnapshot) => snapshot.matches('loading');
/** Whether a feed URL exists and is active. */
export const selectIsKept = (snapshot: CalendarFeedSnapshot) => snapshot.hasTag('kept');
export const selectIsNone = (snapshot: CalendarFeedSnapshot) => snapshot.matches('none') || snapshot.matches('making');
export const selectIsAsking = (snapshot: CalendarFeedSnapshot) =>
  snapshot.matches('asking') || snapshot.matches('revoking');
export const selectCanClose = (snapshot: CalendarFeedSnapshot) => snapshot.status === 'active';
export const selectCanRetry = (snapshot: CalendarFeedSnapshot) => snapshot.matches('unavailable');
export const selectCanRevoke = (snapshot: CalendarFeedSnapshot) => snapshot.matches('kept');
