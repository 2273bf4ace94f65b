import { makeFeed, readFeed, revokeFeed } from '../calendar/feed.ts';
import { readAgenda } from '../orders/agenda.ts';
import { type CallHandlers, signedIn } from './context.ts';

type Ours = 'agenda' | 'calendarFeed' | 'makeCalendarFeed' | 'revokeCalendarFeed';

export const calendarCalls: Pick<CallHandlers, Ours> = {
  agenda: (_, context) => readAgenda(context.db, { userId: signedIn(context).userId, now: context.clock.now() }),

  calendarFeed: async (_, context) => ({ feed: await readFeed(context.db, signedIn(context).userId) }),

  makeCalendarFeed: (_, context) => {
    const { db, clock, random, settings } = context;
    const { userId } = signedIn(context);
    return makeFeed(db, { userId, now: clock.now(), random, origin: settings.publicOrigin ?? '' });
  },

  revokeCalendarFeed: async (_, context) => {
    await revokeFeed(context.db, signedIn(context).userId);
    return null;
  },
};
