import { KIT } from '#copy/kit.ts';
import { calendarFeedCopy as words } from '#copy/orders/order.ts';
import type { CalendarFeedRef } from '#machines/calendar-feed/index.ts';
import { CalendarFeed } from '#src/features/orders/views/CalendarFeed.tsx';
import { entryOf, type Subject } from '../kit/subject.ts';

export const subject: Subject = {
  entry: entryOf('calendar-feed'),
  render: (actor) => <CalendarFeed actor={actor as CalendarFeedRef} />,
  controls: {
    'feed.retry': KIT.retry,
    'feed.make': words.make,
    'feed.copy': words.copy,
    'feed.revoke': words.revoke,
    'feed.confirm': words.confirm,
    'feed.cancel': words.keep,
    'feed.close': words.close,
  },
};
