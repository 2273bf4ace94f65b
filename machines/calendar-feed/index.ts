export { type CalendarFeedRef, type CalendarFeedSnapshot, calendarFeedMachine } from './calendar-feed.machine.ts';
export * from './calendar-feed.select.ts';
export type { CalendarFeed, CalendarFeedEvent, MadeFeed } from './calendar-feed.types.ts';
