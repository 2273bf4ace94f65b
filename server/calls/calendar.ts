import { countWaiting } from '../account/centre-counts.ts';
import { makeFeed, readFeed, revokeFeed } from '../calendar/feed.ts';
import { endFeed } from '../enterprise/members.ts';
import { readAgenda } from '../orders/agenda.ts';
import { readOftenLanes } from '../orders/often-lanes.ts';
import { readExpiring } from '../orders/papers/expiring.ts';
import { type CallContext, type CallHandlers, signedIn } from './context.ts';

type Ours = 'agenda' | 'calendarFeed' | 'centreCounts' | 'makeCalendarFeed' | 'revokeCalendarFeed' | 'workplace';

const reading = (context: CallContext) => ({ userId: signedIn(context).userId, now: context.clock.now() });

export const calendarCalls: Pick<CallHandlers, Ours> = {
  agenda: (_, context) => readAgenda(context.db, reading(context)),

  centreCounts: (_, context) => countWaiting(context.db, reading(context)),

  workplace: async (_, context) => ({
    papers: await readExpiring(context.db, reading(context)),
    lanes: await readOftenLanes(context.db, reading(context)),
    now: context.clock.now(),
  }),

  calendarFeed: async (_, context) => ({ feed: await readFeed(context.db, signedIn(context).userId) }),

  makeCalendarFeed: (_, context) => {
    const { db, clock, random, settings } = context;
    const { userId } = signedIn(context);
    return makeFeed(db, { userId, now: clock.now(), random, origin: settings.publicOrigin ?? '' });
  },

  revokeCalendarFeed: async ({ memberId }, context) => {
    const { db, clock, requestId } = context;
    const { userId } = signedIn(context);
    if (memberId === undefined) await revokeFeed(db, userId);
    else await endFeed(db, memberId, { userId, now: clock.now(), requestId });
    return null;
  },
};
